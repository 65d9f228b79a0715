-- Periods are numbered from the beginning of their plan. Counted from another one, a period would have the number of one that is over,
-- and would not begin.
create function cashback_plan_guard() returns trigger language plpgsql as $$
begin
  if (new.starts_at, new.every_days) is distinct from (old.starts_at, old.every_days)
     and exists (select from cashback_period p where p.plan_id = old.id) then
    raise exception 'the periods of plan % have begun: when it starts and how long they are stays; put another plan', old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cashback_plan_no_other_periods before update on cashback_plan for each row execute function cashback_plan_guard();
