-- What happened to a player's account and was no posting: with what was before and after, for whoever has to explain it later (G7).
create table player_event (
  id         bigint      generated always as identity primary key,
  player_id  text        not null,
  at         timestamptz not null,
  actor      text        not null, -- 'player', 'house', or 'operator/{name}'
  kind       text        not null, -- 'bonus_accepted', 'reality_check_acknowledged' …
  subject    text,                 -- the id of what it is about
  before     jsonb,
  after      jsonb,
  constraint player_event_odd_actor check (actor in ('player', 'house') or actor ~ '^operator/[\w.@-]{1,64}$')
);
create index player_event_by_player on player_event (player_id, id);

create function player_event_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on player_event
  for each statement execute function player_event_append_only();

-- Messages to players, in the language they were written in. A player's «delete» hides one: what was said stays known.
create table inbox_message (
  id          text        primary key,
  player_id   text        not null references player,
  key         text        not null, -- from what it tells of: nobody is told the same twice
  sender      text        not null, -- 'house' or 'operator/{name}'
  language    text        not null,
  title       text        not null,
  body        text        not null, -- sanitised HTML
  sent_at     timestamptz not null,
  read_at     timestamptz,
  deleted_at  timestamptz,
  constraint inbox_message_told_twice unique (player_id, key),
  constraint inbox_message_odd_sender check (sender = 'house' or sender ~ '^operator/[\w.@-]{1,64}$'),
  constraint inbox_message_without_words check (length(title) between 1 and 200 and length(body) between 1 and 20000),
  constraint inbox_message_read_before_it_was_sent check (read_at >= sent_at),
  constraint inbox_message_deleted_before_it_was_sent check (deleted_at >= sent_at)
);
create index inbox_message_shown on inbox_message (player_id, id) where deleted_at is null;
create index inbox_message_unread on inbox_message (player_id) where deleted_at is null and read_at is null;
