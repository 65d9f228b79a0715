-- What a book may ask for: one thing under one reference, and no more than the slip says.

-- Of everything that `asked` does not say. Empty for what was written down before, and where there is nothing else.
alter table sports_transaction add column digest text;
alter table sports_transaction add constraint sports_transaction_odd_digest check (digest ~ '^[A-Za-z0-9_-]{43}$');

-- What is paid for the stake that is open is at most its share of what the slip returns, or itself. Less than one minor unit is rounded.
-- Bets that were settled before are not looked at: nothing has held them to it.
alter table sports_bet add constraint sports_bet_paid_too_much check (paid_real + paid_bonus = 0
  or (paid_real + paid_bonus)::numeric * (stake_real + stake_bonus)
    < (greatest(potential_return, stake_real + stake_bonus) + 1)::numeric * (open_real + open_bonus)) not valid;

-- So is what is paid for the parts that were cashed out, all together.
create index if not exists sports_transaction_parts on sports_transaction (bet_ref, provider_id) where kind = 'part';
create function sports_part_guard() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(p.real + p.bonus), 0) from sports_transaction p
       where p.bet_ref = new.bet_ref and p.provider_id = new.provider_id and p.kind = 'part')
     * (select b.stake_real + b.stake_bonus from sports_bet b where b.ref = new.bet_ref and b.provider_id = new.provider_id)
     >= (select (greatest(b.potential_return, b.stake_real + b.stake_bonus) + 1)::numeric
              * (b.stake_real + b.stake_bonus - b.open_real - b.open_bonus)
           from sports_bet b where b.ref = new.bet_ref and b.provider_id = new.provider_id) then
    raise exception 'parts of bet % were paid too much', new.bet_ref using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger parts_within_bounds after insert on sports_transaction for each row when (new.kind = 'part') execute function sports_part_guard();
