-- What a smaller bet does not use of the stake of the bet whose place it takes is held until the book has taken the smaller one: the other
-- may stand again, and has to find its stake. Null in rows of the release before, which keeps nothing.
alter table sports_bet add column kept_real bigint;
alter table sports_bet add column kept_bonus bigint;
alter table sports_bet add constraint sports_bet_kept_less_than_nothing check (least(kept_real, kept_bonus) >= 0);
alter table sports_bet add constraint sports_bet_kept_too_long
  check (coalesce(kept_real, 0) + coalesce(kept_bonus, 0) = 0 or (state = 'made' and replaces is not null));

-- As before. The money of a bonus that is kept so is at stake, too.
create or replace function bonus_is_at_stake(bonus text, begun_after timestamptz) returns boolean
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return exists (select from sports_bet b where b.bonus_id = bonus and b.settled_at is null)
      or exists (select from game_round r where r.bonus_id = bonus and r.state = 'open' and r.opened_at > begun_after)
      or exists (select from sports_bet later
                   join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
                  where later.kept_bonus > 0 and earlier.bonus_id = bonus);
end $$;
create index sports_bet_keeps_bonus on sports_bet (kept_bonus) where kept_bonus > 0;
