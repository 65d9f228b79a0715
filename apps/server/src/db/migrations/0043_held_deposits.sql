-- What an operator has decided about a deposit that was held: its worth was credited, in the deposit's own currency, or it goes back.
alter table deposit add column decided text;
alter table deposit add constraint deposit_odd_decision
  check (decided is null or (decided = 'credited' and state = 'paid') or (decided = 'returned' and state = 'failed'));

-- What was received in another currency is worth what the operator says.
alter table deposit drop constraint deposit_credited_in_other_currency;
alter table deposit add constraint deposit_credited_in_other_currency
  check (credited is null or confirmed_currency = currency or decided is not distinct from 'credited');
alter table deposit drop constraint deposit_credited_more_than_confirmed;
alter table deposit add constraint deposit_credited_more_than_confirmed
  check (credited is null or (credited > 0 and (credited <= confirmed or decided is not distinct from 'credited')));

create or replace function deposit_guard() returns trigger language plpgsql as $$
begin
  if new.decided is distinct from old.decided and (old.decided is not null or old.state <> 'held') then
    raise exception 'deposit % waits for no decision', old.id using errcode = 'restrict_violation';
  end if;
  if old.state in ('paid', 'held') and new.decided is not distinct from old.decided
     and (new.state, new.credited, new.settled_at) is distinct from (old.state, old.credited, old.settled_at) then
    raise exception 'deposit % is %, which is final', old.id, old.state using errcode = 'restrict_violation';
  end if;
  if old.decided is not null and new.state <> old.state then
    raise exception 'deposit % is decided, which is final', old.id using errcode = 'restrict_violation';
  end if;
  if old.state = 'failed' and new.state in ('started', 'pending') then
    raise exception 'deposit % has failed: only a late payment can follow', old.id using errcode = 'restrict_violation';
  end if;
  if (new.currency, new.amount, new.provider_id) is distinct from (old.currency, old.amount, old.provider_id) then
    raise exception 'deposit % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  -- Nobody's deposit becomes somebody's once, and not while it is on its way back.
  if new.player_id is distinct from old.player_id then
    if old.player_id is not null then
      raise exception 'deposit % cannot become another one', old.id using errcode = 'restrict_violation';
    end if;
    if exists (select from deposit_refund r where r.deposit_id = old.id) then
      raise exception 'deposit % is given back', old.id using errcode = 'restrict_violation';
    end if;
    if old.state = 'paid' and not (
      exists (select from pay_n_play q where q.deposit_id = old.id and q.ending = 'claimed')
      and exists (select from ledger_transfer t where t.key = 'deposit/' || old.id || '/end')) then
      raise exception 'deposit % has been paid and not claimed', old.id using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;

-- A deposit that was held never came into the books, so that its refund does not leave them.
create or replace function deposit_refund_guard() returns trigger language plpgsql as $$
declare d deposit;
begin
  if tg_op = 'INSERT' then
    select * into d from deposit where id = new.deposit_id for update;
    if not (d.state = 'paid' and d.player_id is null
            and (new.amount, new.currency, new.provider_id) is not distinct from (d.credited, d.currency, d.provider_id))
       and not (d.decided is not distinct from 'returned'
            and (new.amount, new.currency, new.provider_id) is not distinct from (d.confirmed, d.confirmed_currency, d.provider_id)) then
      raise exception 'deposit % has nothing to give back like this', new.deposit_id using errcode = 'restrict_violation';
    end if;
  elsif (new.deposit_id, new.amount, new.currency, new.provider_id) is distinct from (old.deposit_id, old.amount, old.currency, old.provider_id) then
    raise exception 'the refund of deposit % cannot become another one', old.deposit_id using errcode = 'restrict_violation';
  elsif old.state = 'paid' and new.state <> 'paid' then
    raise exception 'the refund of deposit % is paid, which is final', old.deposit_id using errcode = 'restrict_violation';
  elsif new.state = 'paid' and not exists (select from ledger_transfer t where t.key = 'deposit/' || new.deposit_id || '/end')
    and not exists (select from deposit x where x.id = new.deposit_id and x.decided = 'returned') then
    raise exception 'the refund of deposit % has not left the books', new.deposit_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
