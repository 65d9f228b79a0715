-- What a player's purses and the sportsbook exchanged behind a transfer; as game_play_since does for games.
create function sports_play_since(purses text[], after bigint)
returns table (purse text, is_out boolean, amount bigint)
language plpgsql stable
set search_path to 'public', 'pg_temp'
set enable_seqscan to off
set enable_hashjoin to off
set enable_mergejoin to off
as $$
begin
  return query
    select m.account, m.is_out, sum(m.amount)::bigint
      from (select p.transfer_id, p.from_account as account, false as is_out, p.amount from ledger_posting p
             where p.from_account = any (purses) and p.from_account like 'player/%' and p.transfer_id > after
            union all
            select p.transfer_id, p.to_account, true, p.amount from ledger_posting p
             where p.to_account = any (purses) and p.to_account like 'player/%' and p.transfer_id > after) m
      join ledger_transfer l on l.id = m.transfer_id and l.key like 'sports/%'
     group by m.account, m.is_out;
end $$;
