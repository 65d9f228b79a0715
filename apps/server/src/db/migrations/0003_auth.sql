-- A sign-in and all the refresh tokens that follow from it. A refresh token carries its generation and is signed, so a stolen
-- database holds none, and a forged one never reaches it.
create table player_session (
  id             text        primary key,
  player_id      text        not null references player,
  generation     int         not null default 0, -- of the newest refresh token
  created_at     timestamptz not null,
  rotated_at     timestamptz not null,
  idle_s         int         not null, -- without a refresh for so long, it is over
  expires_at     timestamptz not null, -- however often it is refreshed
  ended_at       timestamptz,
  end_reason     text,
  ip             text        not null,
  user_agent     text        not null,
  fingerprint    text,
  constraint player_session_ended_without_reason check ((ended_at is null) = (end_reason is null)),
  constraint player_session_odd_reason check (end_reason in ('signed_out', 'reused', 'new_password', 'not_active'))
);
create index player_session_open on player_session (player_id) where ended_at is null;

-- Exchanges generation `given` of a session's refresh token for the next one.
--   rotated: the answer's generation is the next. repeated: another tab did so within `grace_s`, and gets the same.
--   reused: an old token came back, so somebody has stolen it or had it stolen: the whole session ends. ended: there is none.
create function session_rotate(sid text, given int, at timestamptz, grace_s int)
returns table (outcome text, generation int, player_id text)
language plpgsql as $$
declare
  s       player_session;
  active  boolean;
begin
  select * into s from player_session p where p.id = sid for update;
  generation := s.generation;
  player_id := s.player_id;
  select p.status = 'active' into active from player p where p.id = s.player_id;
  if s.id is null or s.ended_at is not null or at >= s.expires_at or at >= s.rotated_at + make_interval(secs => s.idle_s) then
    outcome := 'ended';
  elsif not active then
    outcome := 'ended';
    update player_session p set ended_at = at, end_reason = 'not_active' where p.id = sid;
  elsif given = s.generation then
    outcome := 'rotated';
    generation := s.generation + 1;
    update player_session p set generation = s.generation + 1, rotated_at = at where p.id = sid;
  elsif given = s.generation - 1 and at <= s.rotated_at + make_interval(secs => grace_s) then
    outcome := 'repeated';
  else
    outcome := 'reused';
    update player_session p set ended_at = at, end_reason = 'reused' where p.id = sid;
  end if;
  return next;
end $$;

-- Sign-ins that failed, by account as it was typed and by address. Unlogged: a crash may forget it.
create unlogged table failed_sign_in (
  account       text        not null, -- a hash: what people type by mistake is often a password
  ip            text        not null,
  failures      int         not null,
  last_at       timestamptz not null,
  locked_until  timestamptz,
  primary key (account, ip)
);

-- Counts a failure and answers whether it was the one that locks. Failures older than `forget_s` no longer count.
create function sign_in_failed(account_in text, ip_in text, at timestamptz, allowed int, forget_s int, lock_s int)
returns table (failures int, locked_until timestamptz)
language sql as $$
  insert into failed_sign_in as f (account, ip, failures, last_at) values (account_in, ip_in, 1, at)
  on conflict (account, ip) do update set
    failures = case when f.last_at < at - make_interval(secs => forget_s) or f.locked_until <= at then 1 else f.failures + 1 end,
    locked_until = case
      when f.locked_until > at then f.locked_until
      when f.last_at >= at - make_interval(secs => forget_s) and f.locked_until is null and f.failures + 1 >= allowed
        then at + make_interval(secs => lock_s)
      end,
    last_at = at
  returning f.failures, f.locked_until
$$;

-- A sign-in without a password, once: after a quick deposit the browser gets such a ticket.
create table login_ticket (
  hash        bytea       primary key,
  player_id   text        not null references player,
  expires_at  timestamptz not null,
  constraint login_ticket_short_hash check (length(hash) = 32)
);
create index login_ticket_stale on login_ticket (expires_at);
