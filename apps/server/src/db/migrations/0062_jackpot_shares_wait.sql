-- A bet feeds a pot and has its chance once its round is over: a stake that is given back while the round is open pushes nothing. The draw
-- looks again at the bets that wait, less and less often.
alter table jackpot_share add column look_at timestamptz not null default '-infinity'; -- not looked at before then

create index jackpot_share_due on jackpot_share (pool_id, currency, look_at, id);
