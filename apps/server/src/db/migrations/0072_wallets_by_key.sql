-- What a wallet reads for a batch is found by its key, however many bets and sign-ins there are. A plan that is made while a table is small
-- is kept by its session: the bets whose place others take were looked for through all bets of the book, and sign-ins through all open ones.
create or replace function sports_bets(provider text, refs text[]) returns setof sports_bet
  language plpgsql stable
  set search_path = public, pg_temp
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  -- With each bet the one whose place it has taken: it stands again when this one is not taken.
  return query
    select * from sports_bet b
     where b.provider_id = provider
       and b.ref = any (refs || array(select later.replaces from sports_bet later
                                       where later.ref = any (refs) and later.provider_id = provider and later.replaces is not null));
end $$;

create or replace function game_open_sign_ins(ids text[], at timestamptz) returns table (id text)
  language plpgsql stable
  set search_path = public, pg_temp
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  -- Without `offset 0` the index of open sign-ins would do as well, from its beginning to its end.
  return query
    select s.id from (select p.id, p.ended_at, p.expires_at from player_session p where p.id = any (ids) offset 0) s
     where s.ended_at is null and s.expires_at > at;
end $$;
