-- Where an operator lets bonuses queue, an offer can be accepted while another bonus is active: it stays offered, but its time to be accepted
-- no longer runs, and it begins when the bonus before it has ended.
alter table bonus add column queued_at timestamptz;
alter table bonus add constraint bonus_queued_too_late check (queued_at < offer_ends_at);
create index bonus_queued on bonus (queued_at) where state = 'pending' and queued_at is not null;

-- A bonus is not used up while a sports bet that it has paid for is open, nor while a round is that has begun after a moment: a round that
-- began long before was forgotten by its provider.
create index game_round_of_bonus on game_round (bonus_id) where state = 'open' and bonus_id is not null;
drop function bonus_is_at_stake(text);
create function bonus_is_at_stake(bonus text, begun_after timestamptz) returns boolean
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return exists (select from sports_bet b where b.bonus_id = bonus and b.settled_at is null)
      or exists (select from game_round r where r.bonus_id = bonus and r.state = 'open' and r.opened_at > begun_after);
end $$;
