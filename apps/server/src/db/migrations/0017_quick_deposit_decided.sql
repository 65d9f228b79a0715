-- In SQL an unknown verdict passes a check that asks for another one: an undecided quick deposit could be claimed, and a decision taken
-- back to none. Both now ask so that nothing is no answer.

alter table pay_n_play drop constraint pay_n_play_claimed_by_refused;
alter table pay_n_play add constraint pay_n_play_claimed_by_refused
  check (ending is distinct from 'claimed' or verdict is not distinct from 'register');

create or replace function pay_n_play_guard() returns trigger language plpgsql as $$
begin
  if old.verdict is not null and (new.verdict, new.refusal, new.person) is distinct from (old.verdict, old.refusal, old.person)
     and not (new.verdict is not distinct from 'refuse' and old.verdict = 'register' and old.ending is null) then
    raise exception 'quick deposit % has been decided', old.deposit_id using errcode = 'restrict_violation';
  end if;
  if old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at then
    raise exception 'quick deposit % has been delivered', old.deposit_id using errcode = 'restrict_violation';
  end if;
  if old.ending is not null and new.ending is distinct from old.ending then
    raise exception 'quick deposit % has ended', old.deposit_id using errcode = 'restrict_violation';
  end if;
  if (new.id_hash, new.browser_hash, new.expires_at) is distinct from (old.id_hash, old.browser_hash, old.expires_at) then
    raise exception 'quick deposit % cannot become another one', old.deposit_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
