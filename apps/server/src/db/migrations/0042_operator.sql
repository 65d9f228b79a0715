-- Each act of an operator: who, why, about what, and what it was before and after. The rows of players stand in player_event as well.
create table operator_act (
  id        bigint      generated always as identity primary key,
  at        timestamptz not null,
  operator  text        not null,
  act       text        not null,
  subject   text        not null,
  reason    text        not null,
  before    jsonb       not null,
  after     jsonb       not null,
  constraint operator_act_odd_operator check (operator ~ '^[A-Za-z0-9_.@-]{1,64}$'),
  constraint operator_act_odd_act check (act ~ '^[a-z]+( [a-z-]+)*$' and length(act) <= 64),
  constraint operator_act_odd_subject check (length(subject) between 1 and 320),
  constraint operator_act_without_reason check (length(btrim(reason)) > 0 and length(reason) <= 500)
);

create index operator_act_by_subject on operator_act (subject, id desc);

create function operator_act_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the acts of operators are append-only' using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on operator_act
  for each statement execute function operator_act_append_only();

-- An operator can end the sign-ins of a player.
alter table player_session drop constraint player_session_odd_reason;
alter table player_session add constraint player_session_odd_reason
  check (end_reason in ('signed_out', 'reused', 'new_password', 'not_active', 'operator'));
