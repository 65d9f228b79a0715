-- The least combined odds at which bonus money pays for a sports bet are a term of each bonus, as the shares of stakes are. They were 1.50
-- for all.
create function least_odds_fit(odds text) returns boolean language sql immutable as $$ select odds ~ '^[1-9]\d{0,3}(\.\d{1,3})?$' $$;

alter table bonus add column min_odds text not null default '1.50';
alter table bonus add constraint bonus_odd_odds check (least_odds_fit(min_odds));
alter table bonus_offer add column min_odds text not null default '1.50';
alter table bonus_offer add constraint bonus_offer_odd_odds check (least_odds_fit(min_odds));
alter table free_spins_template add column min_odds text not null default '1.50';
alter table free_spins_template add constraint free_spins_template_odd_odds check (least_odds_fit(min_odds));
alter table free_spins add column min_odds text not null default '1.50';
alter table free_spins add constraint free_spins_odd_odds check (least_odds_fit(min_odds));
alter table cashback_plan add column min_odds text not null default '1.50';
alter table cashback_plan add constraint cashback_plan_odd_odds check (least_odds_fit(min_odds));
-- Of the bonus that a win is paid as; min_odds is for the slip of the free bet itself.
alter table free_bet add column bonus_min_odds text;
update free_bet set bonus_min_odds = '1.50' where winnings = 'bonus';
alter table free_bet add constraint free_bet_odd_bonus_odds
  check (case winnings when 'bonus' then coalesce(least_odds_fit(bonus_min_odds), false) else bonus_min_odds is null end);

create or replace function bonus_guard() returns trigger language plpgsql as $$
begin
  if (new.key, new.player_id, new.currency, new.amount, new.wagering, new.shares, new.min_odds)
       is distinct from (old.key, old.player_id, old.currency, old.amount, old.wagering, old.shares, old.min_odds)
     or (old.ended_at is not null and new.state <> old.state) or (old.state = 'active' and new.state = 'pending') then
    raise exception 'bonus % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function free_bet_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.key, new.player_id, new.currency, new.amount, new.min_odds, new.kinds, new.sports, new.winnings, new.wagering, new.shares,
      new.bonus_min_odds, new.days, new.given_by, new.reason, new.given_at, new.ends_at)
     is distinct from (old.id, old.key, old.player_id, old.currency, old.amount, old.min_odds, old.kinds, old.sports, old.winnings,
                       old.wagering, old.shares, old.bonus_min_odds, old.days, old.given_by, old.reason, old.given_at, old.ends_at) then
    raise exception 'free bet % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  if old.bet_ref is not null and new.bet_ref is not null
     and (new.provider_id, new.bet_ref) is distinct from (old.provider_id, old.bet_ref) then
    raise exception 'free bet % is staked in another bet', old.id using errcode = 'restrict_violation';
  end if;
  if (old.state = 'withdrawn' and new.state <> 'withdrawn') or (old.state = 'expired' and new.state not in ('expired', 'staked')) then
    raise exception 'free bet % is %', old.id, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function free_spins_guard() returns trigger language plpgsql as $$
begin
  if (new.key, new.player_id, new.template_id, new.currency, new.spins, new.stake, new.max_win, new.winnings, new.wagering, new.shares,
      new.min_odds, new.bonus_days)
     is distinct from (old.key, old.player_id, old.template_id, old.currency, old.spins, old.stake, old.max_win, old.winnings, old.wagering,
                       old.shares, old.min_odds, old.bonus_days)
     or (old.provider_id is not null and new.provider_id is distinct from old.provider_id) then
    raise exception 'free spins % cannot become others', old.id using errcode = 'restrict_violation';
  end if;
  if old.paid is not null and (new.paid, new.won) is distinct from (old.paid, old.won) then
    raise exception 'free spins % have been paid', old.id using errcode = 'restrict_violation';
  end if;
  if new.played < old.played then
    raise exception 'free spins % have been played', old.id using errcode = 'restrict_violation';
  end if;
  -- What the provider did not seem to have issued may turn out to have been played.
  if new.state <> old.state and (old.state, new.state) not in (
      ('offered', 'accepted'), ('offered', 'declined'), ('offered', 'expired'), ('offered', 'cancelled'),
      ('accepted', 'issuing'), ('accepted', 'failed'), ('accepted', 'expired'), ('accepted', 'cancelled'),
      ('issuing', 'active'), ('issuing', 'failed'), ('issuing', 'played'), ('issuing', 'expired'), ('issuing', 'cancelled'),
      ('active', 'played'), ('active', 'expired'), ('active', 'cancelled'), ('failed', 'played'), ('failed', 'expired')) then
    raise exception 'free spins % are % and cannot become %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A bonus pays for a bet of its own player, at its least odds or higher. Neither changes, so looking once is enough.
create function bonus_of_sports_bet_guard() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  least_odds text;
begin
  select b.min_odds into least_odds from bonus b where b.id = new.bonus_id and b.player_id = new.player_id;
  if not found then
    raise exception 'bonus % is none of player %', new.bonus_id, new.player_id using errcode = 'foreign_key_violation';
  end if;
  if new.odds::numeric < least_odds::numeric then
    raise exception 'bonus % pays for no bet at odds of %', new.bonus_id, new.odds using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger sports_bet_bonus_of_player on sports_bet;
create trigger sports_bet_bonus_of_player before insert or update of bonus_id on sports_bet
  for each row when (new.bonus_id is not null) execute function bonus_of_sports_bet_guard();

drop function game_players_now(text[]);
create function game_players_now(player_ids text[])
returns table (id text, active boolean, no_bets_from timestamptz, bonus_id text, bonus_min_odds text)
language plpgsql stable set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.id, p.status = 'active', p.no_bets_from, b.id, b.min_odds
    from player p left join bonus b on b.player_id = p.id and b.state = 'active' where p.id = any (player_ids);
end $$;
