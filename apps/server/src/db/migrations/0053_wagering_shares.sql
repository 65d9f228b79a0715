-- How much of a stake counts, by kind of play: every bonus and every offer says it for itself. The words are in packages/rules/wagering.ts.
create function wagering_shares_fit(shares jsonb) returns boolean
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce((
    select count(*) = 6 and bool_or(value <> '0')
           and bool_and(key in ('slots', 'instant', 'roulette', 'table', 'live', 'sports') and value::text ~ '^(100|[1-9]?[0-9])$')
      from jsonb_each(case when jsonb_typeof(shares) = 'object' then shares else '{}' end)), false)
$$;

-- What was given before keeps counting as it did: stakes in games wholly, and none in the sportsbook.
alter table bonus add column shares jsonb not null
  default '{"slots": 100, "instant": 100, "roulette": 100, "table": 100, "live": 100, "sports": 0}';
alter table bonus alter column shares drop default;
alter table bonus add constraint bonus_odd_shares check (wagering_shares_fit(shares));
alter table bonus_offer add column shares jsonb not null
  default '{"slots": 100, "instant": 100, "roulette": 100, "table": 100, "live": 100, "sports": 0}';
alter table bonus_offer alter column shares drop default;
alter table bonus_offer add constraint bonus_offer_odd_shares check (wagering_shares_fit(shares));

create or replace function bonus_guard() returns trigger language plpgsql as $$
begin
  if (new.key, new.player_id, new.currency, new.amount, new.wagering, new.shares)
       is distinct from (old.key, old.player_id, old.currency, old.amount, old.wagering, old.shares)
     or (old.ended_at is not null and new.state <> old.state) or (old.state = 'active' and new.state = 'pending') then
    raise exception 'bonus % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What has moved in purses, each behind a transfer of its own: stakes, and stakes that came back, by what was played and by their amount,
-- because a share is rounded for each stake; everything else in one row. `play` is the id of a game, or 'sports'.
create function bonus_stakes_since(purses text[], afters bigint[])
returns table (account text, play text, staked bigint, times int, newest bigint)
language plpgsql stable set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
    select m.account, case when l.kind like 'sports_%' then 'sports' else g.game_id end,
           case when s.counts then -m.change else 0 end, count(*)::int, max(m.transfer_id)
      from (select asked.account, p.transfer_id, -p.amount as change
              from unnest(purses, afters) asked(account, after)
              join ledger_posting p on p.from_account = asked.account and p.from_account like 'player/%' and p.transfer_id > asked.after
            union all
            select asked.account, p.transfer_id, p.amount
              from unnest(purses, afters) asked(account, after)
              join ledger_posting p on p.to_account = asked.account and p.to_account like 'player/%' and p.transfer_id > asked.after) m
      join ledger_transfer l on l.id = m.transfer_id
      cross join lateral (select l.kind in ('bet', 'sports_stake') and m.change < 0
                              or l.kind in ('rollback', 'sports_returned') and m.change > 0 as counts) s
      left join game_transaction g on s.counts and l.key like 'game/%' and g.provider_id = split_part(l.key, '/', 2)
                                  and g.ref = substr(l.key, length('game/' || split_part(l.key, '/', 2) || '/') + 1)
     group by 1, 2, 3;
end $$;
