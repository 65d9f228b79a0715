-- A link stays after it was used or replaced, so that whoever opens it again, or after a mail scanner, is told what became of it. Several
-- links that prove one address are good at once: each letter says that its link works.
alter table mailed_link drop constraint mailed_link_pkey;
alter table mailed_link drop constraint mailed_link_used_before;
alter table mailed_link add constraint mailed_link_pkey primary key (hash);
alter table mailed_link add column state text not null default 'open';
alter table mailed_link add constraint mailed_link_odd_state check (state in ('open', 'used', 'replaced'));
create index mailed_link_player on mailed_link (player_id, purpose, expires_at desc);
