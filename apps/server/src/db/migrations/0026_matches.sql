-- Whether a player is somebody who has excluded themselves. Names and addresses are compared folded; SQL cannot fold them, so the
-- server writes the folded form beside the player, and folds what is missing or older when it starts.

create table folded_identity (
  player_id      text    primary key references player,
  given_names    text    not null,
  family_names   text    not null,
  date_of_birth  date    not null,
  phone          text, -- nothing where there is too little to compare; so with the next two
  address        text,
  email          text,
  folding        int     not null, -- by which rule: rows of an older one are folded again
  constraint folded_identity_odd_folding check (folding > 0)
);

-- Who is looked for is looked for by one of these.
create index folded_identity_born on folded_identity (date_of_birth);
create index folded_identity_phone on folded_identity (phone);
create index folded_identity_address on folded_identity (address);
create index folded_identity_email on folded_identity (email);

-- By which rules everybody who was there has been folded.
create table folded_everybody (
  folding      int          primary key,
  finished_at  timestamptz  not null
);

-- A player was found to be, or to be like, another one who had excluded themselves. It holds them until the exclusion has ended or an
-- operator has cleared it.
create table identity_match (
  id         text        primary key,
  player_id  text        not null references player,
  other_id   text        not null references player,
  likeness   text        not null,
  found_at   timestamptz not null,
  constraint identity_match_found_twice unique (player_id, other_id, likeness),
  constraint identity_match_with_oneself check (player_id <> other_id),
  constraint identity_match_odd_likeness check (likeness in ('same', 'near'))
);
create index identity_match_newest on identity_match (found_at, id);

create table match_decision (
  id          bigint      generated always as identity primary key,
  match_id    text        not null references identity_match,
  decision    text        not null,
  decided_by  text        not null,
  reason      text        not null,
  decided_at  timestamptz not null,
  constraint match_decision_odd_decision check (decision in ('cleared', 'confirmed')),
  constraint match_decision_of_nobody check (decided_by ~ '\S'),
  constraint match_decision_without_reason check (reason ~ '\S')
);
create index match_decision_of on match_decision (match_id, id);

create function match_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on identity_match
  for each statement execute function match_append_only();
create trigger append_only before update or delete or truncate on match_decision
  for each statement execute function match_append_only();
