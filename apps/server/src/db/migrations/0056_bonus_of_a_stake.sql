-- A round and a sports bet remember the bonus that paid for them: what they return goes to that bonus, or where its money has gone. Empty
-- where no bonus money was staked, and for what was staked before this.
alter table game_round add column bonus_id text;
alter table sports_bet add column bonus_id text;
alter table sports_bet add constraint sports_bet_bonus_without_stake check (bonus_id is null or stake_bonus > 0);
create index sports_bet_of_bonus on sports_bet (bonus_id) where bonus_id is not null and settled_at is null;

-- A bonus is never deleted and never changes its player, so looking once is enough. A foreign key would lock its row, which a bonus that
-- ends holds while it waits for the purses.
create function bonus_of_stake_guard() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (select from bonus b where b.id = new.bonus_id and b.player_id = new.player_id) then
    raise exception 'bonus % is none of player %', new.bonus_id, new.player_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger game_round_bonus_of_player before insert or update of bonus_id on game_round
  for each row when (new.bonus_id is not null) execute function bonus_of_stake_guard();
create trigger sports_bet_bonus_of_player before insert or update of bonus_id on sports_bet
  for each row when (new.bonus_id is not null) execute function bonus_of_stake_guard();

create or replace function game_round_guard() returns trigger language plpgsql as $$
begin
  if (new.player_id, new.game_id, new.currency, new.opened_at) is distinct from (old.player_id, old.game_id, old.currency, old.opened_at)
     or (old.bonus_id is not null and new.bonus_id is distinct from old.bonus_id) then
    raise exception 'round % cannot become another one', old.ref using errcode = 'restrict_violation';
  end if;
  if old.state <> 'open' and (new.state = 'open' or new.staked_real > old.staked_real or new.staked_bonus > old.staked_bonus
      or new.won_real > old.won_real or new.won_bonus > old.won_bonus) then
    raise exception 'round % is %', old.ref, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function sports_bet_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.player_id, new.currency, new.stake_real, new.stake_bonus, new.bonus_id, new.odds, new.potential_return, new.replaces,
      new.made_at)
     is distinct from (old.id, old.player_id, old.currency, old.stake_real, old.stake_bonus, old.bonus_id, old.odds, old.potential_return,
                       old.replaces, old.made_at) then
    raise exception 'bet % cannot become another one', old.ref using errcode = 'restrict_violation';
  end if;
  if old.state = 'discarded' and new.state <> 'discarded' then
    raise exception 'bet % was discarded', old.ref using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- True while a sports bet that the bonus has paid for is open: then the bonus is not used up, though its purse is empty.
create function bonus_is_at_stake(bonus text) returns boolean
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return exists (select from sports_bet b where b.bonus_id = bonus and b.settled_at is null);
end $$;

-- Who may bet, from when on not, and the bonus whose money is in the bonus purse. To be asked after the purses were locked.
create function game_players_now(player_ids text[]) returns table (id text, active boolean, no_bets_from timestamptz, bonus_id text)
language plpgsql stable set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.id, p.status = 'active', p.no_bets_from, b.id
    from player p left join bonus b on b.player_id = p.id and b.state = 'active' where p.id = any (player_ids);
end $$;
