-- A player may give an active bonus up: what is left of it goes back to the casino, and what its rounds still win follows.
--   active → forfeited
alter table bonus drop constraint bonus_odd_state;
alter table bonus add constraint bonus_odd_state
  check (state in ('pending', 'active', 'completed', 'used', 'expired', 'declined', 'forfeited'));
alter table bonus drop constraint bonus_active_without_beginning;
alter table bonus add constraint bonus_active_without_beginning
  check (state not in ('active', 'completed', 'used', 'forfeited') or accepted_at is not null);
-- What has been wagered is the player's, and cannot be taken from them in this way.
alter table bonus add constraint bonus_forfeited_though_wagered check (state <> 'forfeited' or wagered < amount * wagering);

drop index bonus_lately_ended;
create index bonus_lately_ended on bonus (ended_at) where state in ('completed', 'used', 'expired', 'forfeited');
