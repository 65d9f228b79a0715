-- Bonus money that the house gave to players. The money moves in the ledger; a grant says why, once for its key.
create table bonus_grant (
  id          text        primary key,
  key         text        not null,
  player_id   text        not null,
  currency    text        not null,
  amount      bigint      not null, -- minor units
  reason      text        not null,
  granted_at  timestamptz not null,
  constraint bonus_grant_given_twice unique (key),
  constraint bonus_grant_of_nothing check (amount > 0),
  constraint bonus_grant_odd_currency check (currency ~ '^[A-Z]{3}$')
);

create index bonus_grant_by_player on bonus_grant (player_id, granted_at);
