-- The device a deposit was started from, as the browser named it; empty where it could not be had.
alter table deposit add column fingerprint text;
alter table deposit add constraint deposit_long_fingerprint check (length(fingerprint) <= 128);
