-- A bet that a player changes is replaced by another one: one of the two stands, never both and never neither.
alter table sports_bet add column replaces text; -- the bet whose place it has taken, by the book
alter table sports_bet add constraint sports_bet_replaces_itself check (replaces <> ref);
create unique index sports_bet_replaced_twice on sports_bet (replaces, provider_id)
  where replaces is not null and state not in ('void', 'discarded');

create or replace function sports_bet_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.player_id, new.currency, new.stake_real, new.stake_bonus, new.odds, new.potential_return, new.replaces, new.made_at)
     is distinct from (old.id, old.player_id, old.currency, old.stake_real, old.stake_bonus, old.odds, old.potential_return, old.replaces,
                       old.made_at) then
    raise exception 'bet % cannot become another one', old.ref using errcode = 'restrict_violation';
  end if;
  if old.state = 'discarded' and new.state <> 'discarded' then
    raise exception 'bet % was discarded', old.ref using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Looked at when the transaction ends: by then the one has been given back, or the other.
create function sports_bet_one_of_two() returns trigger language plpgsql as $$
begin
  if exists (select from sports_bet later join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
              where later.provider_id = new.provider_id and (later.ref = new.ref or later.replaces = new.ref)
                and later.state not in ('void', 'discarded')
                and (earlier.state <> 'void' or earlier.player_id is distinct from later.player_id)) then
    raise exception 'bet % stands beside the one that takes its place', new.ref using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger one_of_two after insert or update on sports_bet deferrable initially deferred
  for each row execute function sports_bet_one_of_two();

-- A bet that stands again takes its stake from a player who may have spent it: the casino bears the rest.
alter table sports_transaction drop constraint sports_transaction_carried_elsewhere;
alter table sports_transaction add constraint sports_transaction_carried_elsewhere check (carried = 0 or kind in ('rollback', 'discard'));
