-- A sports bet counts for cashback once it is settled: while it is open, its stake or a win may still come back.
alter table sports_bet add column lost_real bigint not null default 0; -- real money that went into it, less what came back
alter table sports_bet add constraint sports_bet_lost_more_than_staked check (lost_real <= stake_real + stake_bonus);

-- What settled bets have lost: each change of it once. One that is settled anew has another row, with the difference.
create table sports_result (
  id           bigint  primary key, -- one of the numbers of transfers, so that a result is before or behind each of them
  provider_id  text    not null,
  bet_ref      text    not null,
  lost         bigint  not null, -- minor units of real money; below zero for a win
  constraint sports_result_without_bet foreign key (bet_ref, provider_id) references sports_bet (ref, provider_id),
  constraint sports_result_of_nothing check (lost <> 0)
);
create index sports_result_of_bet on sports_result (bet_ref, provider_id);
create trigger append_only before update or delete or truncate on sports_result
  for each statement execute function sports_transaction_append_only();

-- What has moved before. A bet that is settled counts where its money has moved the last time.
with moved as materialized (
  select b.ref, b.provider_id, b.settled_at, sum(m.change)::bigint as lost, max(m.transfer_id) as newest
    from sports_bet b
    cross join lateral (
      select p.transfer_id, p.amount as change from ledger_posting p
       where p.from_account = 'player/' || b.player_id || '/real' and p.from_account like 'player/%'
      union all
      select p.transfer_id, -p.amount from ledger_posting p
       where p.to_account = 'player/' || b.player_id || '/real' and p.to_account like 'player/%') m
    join ledger_transfer l on l.id = m.transfer_id and starts_with(l.key, 'sports/' || b.provider_id || '/' || b.ref || '/')
   group by 1, 2, 3
), known as (
  insert into sports_result (id, provider_id, bet_ref, lost)
  select newest, provider_id, ref, lost from moved where settled_at is not null and lost <> 0 on conflict do nothing
)
update sports_bet b set lost_real = moved.lost from moved where moved.ref = b.ref and moved.provider_id = b.provider_id;
set constraints all immediate;

create function sports_bet_result() returns trigger language plpgsql set search_path = public, pg_temp set enable_seqscan = off as $$
declare change bigint;
begin
  select new.lost_real - coalesce(sum(r.lost), 0) into change
    from sports_result r where r.bet_ref = new.ref and r.provider_id = new.provider_id;
  if change <> 0 then
    insert into sports_result (id, provider_id, bet_ref, lost)
    values (nextval('ledger_transfer_id_seq'), new.provider_id, new.ref, change);
  end if;
  return null;
end $$;
create trigger sports_bet_result after insert or update on sports_bet
  for each row when (new.settled_at is not null) execute function sports_bet_result();

-- What players have lost of real money, between two transfers: stakes in games less what came back, and sports bets that were settled.
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
            select b.player_id, b.currency, r.lost
              from sports_result r join sports_bet b on b.ref = r.bet_ref and b.provider_id = r.provider_id
             where r.id > after and r.id <= up_to) m
     group by 1, 2 having sum(m.change) > 0;
end $$;
