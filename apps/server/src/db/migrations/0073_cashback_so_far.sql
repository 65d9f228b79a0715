-- What one player has lost of real money since a transfer, as cashback_losses counts it; below zero after more was won. The player's own
-- postings and bets are found by their indexes.
create function cashback_loss_since(player text, after bigint) returns bigint
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
            select r.lost from sports_bet b join sports_result r on r.bet_ref = b.ref and r.provider_id = b.provider_id
             where b.player_id = player and r.id > after) m);
end $$;
