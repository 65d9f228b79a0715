-- Who plays. What a player types is kept as they typed it; who they are is decided by the normalised e-mail address.

create table player (
  id                           text        primary key,
  email                        text        not null,
  email_key                    text        not null, -- trimmed, normalised, in small letters
  password_hash                text        not null, -- argon2id, with its parameters
  status                       text        not null default 'active',
  first_name                   text        not null,
  last_name                    text        not null,
  gender                       text,
  date_of_birth                date        not null,
  country                      text        not null,
  city                         text        not null,
  house_number_and_street_name text        not null,
  post_code                    text        not null,
  mobile_number                text        not null,
  currency                     text        not null,
  language                     text        not null,
  newsletter                   boolean     not null,
  btag                         text, -- who sent us this player
  bonus_code                   text, -- typed at registration
  fingerprint                  text,
  created_at                   timestamptz not null,
  verified_at                  timestamptz, -- when the e-mail address was proven
  constraint player_email_taken unique (email_key),
  constraint player_odd_status check (status in ('active', 'excluded', 'blocked')),
  constraint player_odd_gender check (gender in ('FEMALE', 'MALE')),
  constraint player_odd_country check (country ~ '^[A-Z]{2}$'),
  constraint player_odd_currency check (currency ~ '^[A-Z]{3}$'),
  -- A day of slack for time zones: the exact rule is in the code, this one forbids children.
  constraint player_too_young check (date_of_birth <= (created_at at time zone 'UTC')::date + 1 - interval '18 years')
);

-- Secrets that were mailed: one a player and purpose, so that the newest wins. Only the hash is kept; using one deletes it.
create table mailed_link (
  player_id   text        not null references player,
  purpose     text        not null,
  hash        bytea       not null,
  expires_at  timestamptz not null,
  primary key (player_id, purpose),
  constraint mailed_link_used_before unique (hash),
  constraint mailed_link_odd_purpose check (purpose in ('verify', 'reset')),
  constraint mailed_link_short_hash check (length(hash) = 32)
);

-- Mail to be sent: written with what it tells of, sent after the commit, and deleted then, because it holds secrets. A letter to
-- nobody is written where the answer must take as long as for somebody (A5), and deleted unsent.
create table letter (
  id          text        primary key,
  message     jsonb,
  created_at  timestamptz not null,
  next_at     timestamptz not null,
  attempts    int         not null default 0
);
create index letter_due on letter (next_at);

-- How soon somebody may try again. Unlogged: it is written at every attempt, and a crash may forget it.
create unlogged table rate_limit (
  key      text        primary key,
  full_at  timestamptz not null -- the moment at which all attempts of the window are available again
);
create index rate_limit_stale on rate_limit (full_at);

-- Takes one attempt of each key, `limits[i]` attempts in `windows_s[i]` seconds, and answers the seconds to wait, 0 when none has to.
-- The generic cell rate algorithm: one row a key, one statement an attempt, shared by all nodes.
create function rate_limit_take(keys text[], limits int[], windows_s int[], at timestamptz) returns double precision
language plpgsql as $$
declare
  wait  double precision := 0;
  step  interval;
  k     int;
begin
  -- In the order of the keys, so that two callers never wait for each other.
  for k in select i from generate_subscripts(keys, 1) i order by keys[i] loop
    step := make_interval(secs => windows_s[k]::double precision / limits[k]);
    insert into rate_limit as r (key, full_at) values (keys[k], at + step)
    on conflict (key) do update set full_at = greatest(r.full_at, at) + step
      where greatest(r.full_at, at) + step <= at + make_interval(secs => windows_s[k]);
    if not found then
      select greatest(wait, extract(epoch from r.full_at + step - at) - windows_s[k]) into wait from rate_limit r where r.key = keys[k];
    end if;
  end loop;
  return wait;
end $$;
