-- When an exclusion was seen to be over. A player who has an exclusion without such a row cannot become active or limited, whoever changes
-- the row. The moment comes from the casino's clock, which need not be the database's.
create table player_exclusion_end (
  exclusion_id  text        primary key references player_exclusion,
  ended_at      timestamptz not null
);

create trigger append_only before update or delete or truncate on player_exclusion_end
  for each statement execute function player_event_append_only();

create function player_exclusion_is_over() returns trigger language plpgsql as $$
begin
  if exists (select from player_exclusion e where e.id = new.exclusion_id and (e.ends_at is null or e.ends_at > new.ended_at)) then
    raise exception 'the exclusion % is not over at %', new.exclusion_id, new.ended_at using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger is_over before insert on player_exclusion_end for each row execute function player_exclusion_is_over();

-- Those that were over before this, of players in every status. With a day to spare: during the rolling restart nodes of the old release
-- still end exclusions, and write no such row.
insert into player_exclusion_end (exclusion_id, ended_at)
  select id, ends_at from player_exclusion where ends_at <= now() + interval '1 day';

create or replace function player_keep_standing() returns trigger language plpgsql as $$
begin
  if new.status in ('active', 'limited', 'blocked') then new.standing := new.status; end if;
  if new.status in ('active', 'limited') and exists (
    select from player_exclusion e
     where e.player_id = new.id and not exists (select from player_exclusion_end d where d.exclusion_id = e.id)) then
    raise exception 'player % has an exclusion that is not over', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
