-- A round of a game counts for cashback in the period in which it ends, as a sports bet does: while it is open, its stake or a win may still
-- come back. So where two periods meet, it is stored what open rounds hold: it is no loss of the period before, and one of the period after.
create table cashback_open_stake (
  at_transfer  bigint  not null, -- where periods meet: a number between those of transfers
  player_id    text    not null,
  currency     text    not null,
  staked       bigint  not null, -- minor units of real money, less what came back; below zero after a win in a round that goes on
  primary key (at_transfer, player_id),
  constraint cashback_open_stake_of_nothing check (staked <> 0),
  constraint cashback_open_stake_odd_currency check (currency ~ '^[A-Z]{3}$')
);
create trigger append_only before update or delete or truncate on cashback_open_stake
  for each statement execute function game_transaction_append_only();

-- What players have lost of real money, between two transfers: in rounds that ended and sports bets that were settled.
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
     group by 1, 2 having sum(m.change) > 0;
end $$;

-- What one player has lost of real money since a transfer, as cashback_losses counts it, with what open rounds hold now; below zero after
-- more was won. The player's own postings and bets are found by their indexes.
create or replace function cashback_loss_since(player text, after bigint) returns bigint
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  own text := 'player/' || player || '/real';
begin
  return (
    select coalesce(sum(m.change), 0)::bigint
      from (select p.amount as change from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.from_account = own and p.from_account like 'player/%' and p.transfer_id > after
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select -p.amount from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.to_account = own and p.to_account like 'player/%' and p.transfer_id > after
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select o.staked from cashback_open_stake o where o.at_transfer = after and o.player_id = player
            union all
            select r.lost from sports_bet b join sports_result r on r.bet_ref = b.ref and r.provider_id = b.provider_id
             where b.player_id = player and r.id > after) m);
end $$;
