-- A loss may come back after cashback was given of it: a provider undoes a round that was over, or a book settles a bet anew. What comes back
-- and is no part of another loss of its period is owed: it counts against the losses of the periods that follow.
create table cashback_returned (
  plan_id    text    not null,
  number     int     not null, -- the period in which it was left over
  player_id  text    not null references player,
  currency   text    not null,
  amount     bigint  not null, -- minor units of real money
  primary key (plan_id, number, player_id),
  constraint cashback_returned_without_period foreign key (plan_id, number) references cashback_period (plan_id, number),
  constraint cashback_returned_nothing check (amount > 0),
  constraint cashback_returned_odd_currency check (currency ~ '^[A-Z]{3}$')
);
create trigger append_only before update or delete or truncate on cashback_returned
  for each statement execute function game_transaction_append_only();

-- As before, also of those who have won more than they have lost: below zero.
create or replace function cashback_losses(after bigint, up_to bigint) returns table (player_id text, currency text, lost bigint)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
    select m.player, m.money, sum(m.change)::bigint
      from (select split_part(p.from_account, '/', 2) as player, p.currency as money, p.amount as change
              from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.transfer_id > after and p.transfer_id <= up_to and p.from_account like 'player/%/real'
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select split_part(p.to_account, '/', 2), p.currency, -p.amount
              from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.transfer_id > after and p.transfer_id <= up_to and p.to_account like 'player/%/real'
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select o.player_id, o.currency, o.staked from cashback_open_stake o where o.at_transfer = after
            union all
            select o.player_id, o.currency, -o.staked from cashback_open_stake o where o.at_transfer = up_to
            union all
            select b.player_id, b.currency, r.lost
              from sports_result r join sports_bet b on b.ref = r.bet_ref and b.provider_id = r.provider_id
             where r.id > after and r.id <= up_to) m
     group by 1, 2 having sum(m.change) <> 0;
end $$;

-- What came back between two transfers of losses before the first of them, which was made at `since`: stakes of rounds that were over by then,
-- and losses of sports bets that were settled by then.
create function cashback_came_back(after bigint, up_to bigint, since timestamptz)
returns table (player_id text, currency text, amount bigint)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
    select m.player, m.money, sum(m.back)::bigint
      from (select g.player_id as player, r.currency as money, g.real as back
              from ledger_transfer l
              join game_transaction g on g.provider_id = split_part(l.key, '/', 2)
                                     and g.ref = substr(l.key, length(split_part(l.key, '/', 2)) + 7)
              join game_round r on r.provider_id = g.provider_id and r.ref = g.round_ref
             where l.id > after and l.id <= up_to and l.kind = 'rollback' and l.key like 'game/%'
               and g.kind = 'rollback' and g.paid_by = 'house' and r.closed_at < since
            union all
            select b.player_id, b.currency, least(-r.lost, before.lost)
              from sports_result r join sports_bet b on b.ref = r.bet_ref and b.provider_id = r.provider_id
              cross join lateral (select sum(e.lost)::bigint as lost from sports_result e
                                   where e.bet_ref = r.bet_ref and e.provider_id = r.provider_id and e.id <= after) before
             where r.id > after and r.id <= up_to and r.lost < 0 and before.lost > 0) m
     group by 1, 2 having sum(m.back) > 0;
end $$;

-- The results of players in a period that is closed: what was lost, less what was owed from the period before, and how much of that is owed on
-- when it is below zero. Nobody owes more than cashback was given of.
create function cashback_results(plan text, period int) returns table (player_id text, currency text, lost bigint, returned bigint)
language plpgsql stable set search_path = public, pg_temp as $$
declare
  this cashback_period;
  earlier cashback_period;
begin
  select * into this from cashback_period p where p.plan_id = plan and p.number = period;
  select * into earlier from cashback_period p where p.plan_id = plan and p.number < period order by p.number desc limit 1;
  return query
    with moved as (
      select m.player_id, m.currency, m.lost from cashback_losses(this.after_transfer, this.up_to_transfer) m
    ), back as (
      select b.player_id, b.currency, b.amount
        from cashback_came_back(this.after_transfer, this.up_to_transfer, earlier.closed_at) b
    ), owed as (
      select o.player_id, o.currency, o.amount from cashback_returned o where o.plan_id = plan and o.number = earlier.number
    ), given as (
      select c.player_id, sum(c.lost)::bigint as lost from cashback c where c.plan_id = plan and c.number < period group by 1
    )
    select coalesce(m.player_id, o.player_id), coalesce(m.currency, o.currency), coalesce(m.lost, 0) - coalesce(o.amount, 0),
           least(coalesce(o.amount, 0) + coalesce(b.amount, 0), coalesce(g.lost, 0))
      from moved m
      full join owed o on o.player_id = m.player_id and o.currency = m.currency
      left join back b on b.player_id = coalesce(m.player_id, o.player_id) and b.currency = coalesce(m.currency, o.currency)
      left join given g on g.player_id = coalesce(m.player_id, o.player_id);
end $$;
