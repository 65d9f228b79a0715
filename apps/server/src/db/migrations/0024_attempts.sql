-- Attempts: all limits of an attempt are charged or none, a wrong password is counted before it is checked, and the places where a
-- player has signed in before are remembered. The functions of before stay for nodes that have not been restarted yet.

alter table rate_limit add column told_until timestamptz; -- until then, that this limit was met has been written down

-- Which of these limits refuses, in the order in which they are given, without charging any: the longest wait in seconds, the first key
-- that refuses, and whether it is the first refusal of its window.
create function rate_limit_refusal(
  keys text[], limits int[], windows_s int[], at timestamptz,
  out wait double precision, out refused_by text, out is_first boolean
) language plpgsql as $$
declare
  refusal  record;
  until    timestamptz;
begin
  wait := 0;
  is_first := false;
  for refusal in
    select r.key, r.full_at + step - window_length - at as left_over, at + window_length as window_ends
      from unnest(keys, limits, windows_s) with ordinality as l (key, attempts, window_s, place)
      cross join lateral (
        select make_interval(secs => window_s::double precision / attempts) as step, make_interval(secs => window_s) as window_length
      ) lengths
      join rate_limit r on r.key = l.key
     where r.full_at + step > at + window_length
     order by place
  loop
    wait := greatest(wait, extract(epoch from refusal.left_over));
    if refused_by is null then
      refused_by := refusal.key;
      until := refusal.window_ends;
    end if;
  end loop;
  if refused_by is not null then
    update rate_limit set told_until = until where key = refused_by and (told_until is null or told_until <= at);
    is_first := found;
  end if;
end $$;

-- Takes one attempt of every key, or of none when one of them refuses. A caller who is refused writes nothing, so that the limits of
-- others that the caller names stay as they are.
create function rate_limit_take_all(
  keys text[], limits int[], windows_s int[], at timestamptz,
  out wait double precision, out refused_by text, out is_first boolean
) language plpgsql as $$
declare
  step  interval;
  k     int;
begin
  select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first from rate_limit_refusal(keys, limits, windows_s, at) r;
  if refused_by is not null then return; end if;
  begin
    -- In the order of the keys, so that two callers never wait for each other.
    for k in select i from generate_subscripts(keys, 1) i order by keys[i] loop
      step := make_interval(secs => windows_s[k]::double precision / limits[k]);
      insert into rate_limit as r (key, full_at) values (keys[k], at + step)
      on conflict (key) do update set full_at = greatest(r.full_at, at) + step
        where greatest(r.full_at, at) + step <= at + make_interval(secs => windows_s[k]);
      if not found then raise exception using errcode = 'BZ429', message = keys[k]; end if;
    end loop;
    return;
  exception when sqlstate 'BZ429' then
    -- Another caller was faster. Leaving the block by an exception has given back what this one had taken.
    refused_by := sqlerrm;
  end;
  select greatest(r.wait, 0.001), coalesce(r.refused_by, rate_limit_take_all.refused_by), r.is_first
    into wait, refused_by, is_first from rate_limit_refusal(keys, limits, windows_s, at) r;
end $$;

-- Guesses that are being checked count as wrong ones until they turn out to be right.
alter table failed_sign_in add column pending int not null default 0;

-- Begins a guess at a password: asks the caller's own limits (the first `own` keys), then the lock, then takes all limits together.
--   free: the guess may be checked, and is counted until it turns out to be right. locked: too many were wrong.
--   too_many: a limit refuses, or so many guesses are being checked that the next one might be one too many.
create function guess_begin(
  account_in text, ip_in text, at timestamptz, allowed int, forget_s int,
  keys text[], limits int[], windows_s int[], own int,
  out outcome text, out wait double precision, out refused_by text, out is_first boolean
) language plpgsql as $$
begin
  select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first
    from rate_limit_refusal(keys[:own], limits[:own], windows_s[:own], at) r;
  if refused_by is not null then
    outcome := 'too_many';
    return;
  end if;

  insert into failed_sign_in as f (account, ip, failures, pending, last_at) values (account_in, ip_in, 0, 1, at)
  on conflict (account, ip) do update set
    failures = case when f.last_at < at - make_interval(secs => forget_s) or f.locked_until <= at then 0 else f.failures end,
    pending = case when f.last_at < at - make_interval(secs => forget_s) then 1 else f.pending + 1 end,
    locked_until = null,
    last_at = at
    where f.last_at < at - make_interval(secs => forget_s) or f.locked_until <= at or f.failures + f.pending < allowed;
  if not found then
    -- A caller who goes on although it is locked uses up its own limits, and nobody else's.
    select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first
      from rate_limit_take_all(keys[:own], limits[:own], windows_s[:own], at) r;
    outcome := 'too_many';
    if refused_by is null then
      select case when f.locked_until > at then 'locked' else 'too_many' end, greatest(extract(epoch from f.locked_until - at), 1)
        into outcome, wait from failed_sign_in f where f.account = account_in and f.ip = ip_in;
    end if;
    return;
  end if;

  select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first from rate_limit_take_all(keys, limits, windows_s, at) r;
  outcome := case when refused_by is null then 'free' else 'too_many' end;
  if refused_by is not null then
    update failed_sign_in f set pending = greatest(f.pending - 1, 0) where f.account = account_in and f.ip = ip_in;
  end if;
end $$;

-- Networks, browsers and devices from which a player has signed in. Only hashes, at most twenty of a kind for each player.
create table known_place (
  player_id  text        not null references player,
  kind       text        not null,
  hash       bytea       not null,
  last_at    timestamptz not null,
  primary key (player_id, kind, hash),
  constraint known_place_odd_kind check (kind in ('network', 'browser', 'device')),
  constraint known_place_short_hash check (length(hash) = 32)
);
create index known_place_stale on known_place (last_at);
