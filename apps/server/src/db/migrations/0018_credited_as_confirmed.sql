-- A check passes where it can say neither yes nor no, which is so wherever it compares with what is not there: a deposit could be
-- credited that its provider had confirmed no amount of. Nothing is credited without that, in the same currency.
alter table deposit add constraint deposit_credited_without_confirmation
  check (credited is null or (confirmed is not null and confirmed_currency is not null));
