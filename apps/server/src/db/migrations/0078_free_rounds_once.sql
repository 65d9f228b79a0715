-- The win of a free spin is reported again with the round and the game of the first time. Null for rounds of before.
alter table free_spins_round add column round_ref text, add column game_id text;

-- A win of free spins is paid with them or as a round of its own, also where both reports come at the same moment: the second one waits
-- for the purses of the player, and then meets what the first one has written.
create function free_round_once() returns trigger language plpgsql set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  if (tg_table_name = 'game_transaction' and exists (
        select from free_spins_round r where r.provider_id = new.provider_id and r.ref = new.ref))
     or (tg_table_name = 'free_spins_round' and exists (
        select from game_transaction t where t.provider_id = new.provider_id and t.ref = new.ref)) then
    raise exception 'the free round % was reported before', new.ref using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger free_round_once before insert on game_transaction
  for each row when (new.reason = 'free_round') execute function free_round_once();
create trigger free_round_once before insert on free_spins_round
  for each row execute function free_round_once();
