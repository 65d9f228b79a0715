-- Jackpots: a share of bets feeds a pool, and one player wins what it holds. A pot is a pool's money in one currency from its seed to
-- its win; with the win the next pot begins. The money itself is in the ledger: house/jackpot-{pool}/{currency} holds what the pot holds.
create table jackpot_pot (
  pool_id      text        not null,
  currency     text        not null,
  number       int         not null,
  kind         text        not null,
  seed         bigint      not null, -- minor units that the casino has put in
  fed          bigint      not null, -- shares of bets, in ten-thousandths of a minor unit; what the pot before left is among them
  ceiling      bigint,               -- the most that a pot which must drop comes to
  threshold    bigint,               -- the amount at which it drops: known to the casino alone until then
  nonce        text,                 -- with it, the published hash says nothing of the threshold
  begun_at     timestamptz not null,
  won_at       timestamptz,
  amount       bigint,               -- minor units that were paid
  player_id    text        references player,
  provider_id  text,                 -- the bet that has won
  bet_ref      text,
  game_id      text,
  primary key (pool_id, currency, number),
  constraint jackpot_pot_odd_kind check (kind in ('progressive', 'must_drop')),
  constraint jackpot_pot_odd_currency check (currency ~ '^[A-Z]{3}$'),
  constraint jackpot_pot_less_than_nothing check (least(seed, fed, number - 1) >= 0),
  constraint jackpot_pot_without_threshold check (
    (kind = 'must_drop') = (ceiling is not null) and num_nulls(ceiling, threshold, nonce) in (0, 3)),
  constraint jackpot_pot_beyond_ceiling check (threshold > seed and threshold <= ceiling),
  constraint jackpot_pot_won_by_halves check (num_nulls(won_at, amount, player_id, provider_id, bet_ref, game_id) in (0, 6)),
  constraint jackpot_pot_pays_nothing check (amount > 0),
  constraint jackpot_pot_pays_too_much check (amount <= seed + fed / 10000),
  constraint jackpot_pot_drops_elsewhere check (amount = threshold),
  -- One bet wins once.
  constraint jackpot_pot_bet_won_twice unique (bet_ref, provider_id)
);

create index jackpot_pot_open on jackpot_pot (pool_id, currency) where won_at is null;

-- What was won stays as it was, what is fed stays in, and a pot begins once the one before it is won, with what that one has left.
create function jackpot_pot_guard() returns trigger language plpgsql as $$
declare left_over bigint;
begin
  if tg_op = 'INSERT' then
    select (p.seed - p.amount) * 10000 + p.fed into left_over from jackpot_pot p
     where p.pool_id = new.pool_id and p.currency = new.currency and p.number = new.number - 1 and p.won_at is not null;
    if new.fed <> coalesce(left_over, 0) or (new.number > 1 and left_over is null) then
      raise exception 'pot % of % does not go on from the one before', new.number, new.pool_id using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.won_at is not null or new.fed < old.fed
     or (new.pool_id, new.currency, new.number, new.kind, new.seed, new.ceiling, new.threshold, new.nonce, new.begun_at)
        is distinct from (old.pool_id, old.currency, old.number, old.kind, old.seed, old.ceiling, old.threshold, old.nonce, old.begun_at) then
    raise exception 'pot % of % cannot become another one', old.number, old.pool_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger jackpot_pot_no_step_back before insert or update on jackpot_pot for each row execute function jackpot_pot_guard();

create function jackpot_pot_kept() returns trigger language plpgsql as $$
begin
  raise exception 'pots are kept' using errcode = 'restrict_violation';
end $$;
create trigger jackpot_pot_kept before delete or truncate on jackpot_pot for each statement execute function jackpot_pot_kept();

-- Bets that wait for a pot, in the transaction that took them: one row for all bets of a batch, and no row that bets would wait for.
-- The draw takes the rows away.
create table jackpot_share (
  pool_id       text     not null,
  currency      text     not null,
  id            bigint   not null generated always as identity,
  basis_points  int      not null, -- of a stake, that feed the pot
  provider_id   text     not null,
  refs          text[]   not null, -- the bets, by the provider's own references
  player_ids    text[]   not null,
  game_ids      text[]   not null,
  stakes        bigint[] not null, -- minor units of real money
  primary key (pool_id, currency, id),
  constraint jackpot_share_odd_part check (basis_points between 1 and 1000),
  constraint jackpot_share_uneven check (
    cardinality(refs) > 0 and cardinality(refs) = cardinality(player_ids) and cardinality(refs) = cardinality(game_ids)
    and cardinality(refs) = cardinality(stakes)),
  constraint jackpot_share_of_nothing check (0 < all (stakes))
);
