-- What happened to the safety of accounts and keys: who signed in, what was refused. It holds ids and no other personal data; the
-- address of a request stands in the session and in the log, which are forgotten.
create table security_event (
  id          bigint      generated always as identity primary key,
  at          timestamptz not null,
  kind        text        not null,
  player_id   text, -- null where no player is known: a wrong address, a refused key
  session_id  text,
  request_id  text, -- as in the log lines
  subject     text, -- which key, limit or status it is about: never what somebody typed
  constraint security_event_odd_kind check (kind ~ '^[a-z_]{1,40}$'),
  constraint security_event_long_id check (
    coalesce(length(player_id), 0) <= 64 and coalesce(length(session_id), 0) <= 64 and coalesce(length(request_id), 0) <= 128
  ),
  constraint security_event_long_subject check (length(subject) <= 100)
);
create index security_event_by_player on security_event (player_id, at) where player_id is not null;
create index security_event_by_time on security_event (at);

create function security_event_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on security_event
  for each statement execute function security_event_append_only();
