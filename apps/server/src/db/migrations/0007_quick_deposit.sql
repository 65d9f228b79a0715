-- A quick deposit is paid before anybody knows who pays. Its deposit has no player until the provider has said who it is, or until
-- the payer has registered; what arrives in between waits in 'house/unclaimed/{CUR}', and leaves it once: to a player's purse, or back
-- to whoever paid.

alter table deposit alter column player_id drop not null;
alter table deposit add column bonus_code text; -- as the payer chose it; it counts once the money is in a purse
alter table deposit add constraint deposit_of_nobody check (player_id is not null or channel = 'pay_n_play');
create index deposit_of_nobody_paid on deposit (settled_at) where player_id is null and state = 'paid';

create or replace function deposit_guard() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'held') and (new.state, new.credited, new.settled_at) is distinct from (old.state, old.credited, old.settled_at) then
    raise exception 'deposit % is %, which is final', old.id, old.state using errcode = 'restrict_violation';
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

-- What a visitor's quick deposit is besides a deposit: the browser that may hear of it, who the provider says has paid, and how it ends.
-- The id and the cookie are secrets of the browser, so that only their hashes are kept.
create table pay_n_play (
  deposit_id      text        primary key references deposit,
  id_hash         bytea       not null,
  browser_hash    bytea       not null,
  email           text,                 -- that the payer gave before paying; nobody has verified it
  language        text        not null,
  opened_at       timestamptz not null,
  expires_at      timestamptz not null, -- the id answers nothing from then on
  person          jsonb,                -- as the provider has verified them
  verdict         text,                 -- what became of the question whether this person may pay
  refusal         text,
  decided_at      timestamptz,
  delivered_at    timestamptz,          -- when the browser was told, once
  register_until  timestamptz,          -- the payer may register until then; afterwards the money goes back
  ending          text,                 -- of money that came in for nobody
  ended_at        timestamptz,
  constraint pay_n_play_id_shared unique (id_hash),
  constraint pay_n_play_short_hash check (length(id_hash) = 32 and length(browser_hash) = 32),
  constraint pay_n_play_odd_verdict check (verdict in ('login', 'register', 'refuse')),
  constraint pay_n_play_undated_verdict check ((verdict is null) = (decided_at is null)),
  constraint pay_n_play_refused_without_reason check ((verdict is not distinct from 'refuse') = (refusal is not null)),
  constraint pay_n_play_odd_ending check (ending in ('claimed', 'refunded')),
  constraint pay_n_play_undated_ending check ((ending is null) = (ended_at is null)),
  constraint pay_n_play_claimed_by_refused check (ending is distinct from 'claimed' or verdict = 'register')
);
create index pay_n_play_by_browser on pay_n_play (browser_hash, opened_at desc);
create index pay_n_play_unended on pay_n_play (opened_at) where ending is null;

create function pay_n_play_guard() returns trigger language plpgsql as $$
begin
  if old.verdict is not null and (new.verdict, new.refusal, new.person) is distinct from (old.verdict, old.refusal, old.person)
     and not (new.verdict = 'refuse' and old.verdict = 'register' and old.ending is null) then
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

create trigger pay_n_play_no_step_back before update on pay_n_play for each row execute function pay_n_play_guard();

-- Money that goes back to whoever paid, because nobody may have it. It leaves the books when the provider has paid it out.
create table deposit_refund (
  deposit_id    text        primary key references deposit,
  provider_id   text        not null,
  currency      text        not null,
  amount        bigint      not null, -- minor units
  cause         text        not null,
  state         text        not null default 'due',
  provider_ref  text,
  decided_at    timestamptz not null,
  settled_at    timestamptz,
  ask_at        timestamptz,
  asked         int         not null default 0,
  constraint deposit_refund_provider_ref_shared unique (provider_id, provider_ref),
  constraint deposit_refund_of_nothing check (amount > 0),
  constraint deposit_refund_odd_state check (state in ('due', 'sent', 'paid', 'failed')),
  constraint deposit_refund_asked_after_its_end check (ask_at is null or state in ('due', 'sent'))
);
create index deposit_refund_to_ask on deposit_refund (ask_at) where ask_at is not null;

create function deposit_refund_guard() returns trigger language plpgsql as $$
declare d deposit;
begin
  if tg_op = 'INSERT' then
    select * into d from deposit where id = new.deposit_id for update;
    if d.state <> 'paid' or d.player_id is not null
       or (new.amount, new.currency, new.provider_id) is distinct from (d.credited, d.currency, d.provider_id) then
      raise exception 'deposit % has nothing to give back like this', new.deposit_id using errcode = 'restrict_violation';
    end if;
  elsif (new.deposit_id, new.amount, new.currency, new.provider_id) is distinct from (old.deposit_id, old.amount, old.currency, old.provider_id) then
    raise exception 'the refund of deposit % cannot become another one', old.deposit_id using errcode = 'restrict_violation';
  elsif old.state = 'paid' and new.state <> 'paid' then
    raise exception 'the refund of deposit % is paid, which is final', old.deposit_id using errcode = 'restrict_violation';
  elsif new.state = 'paid' and not exists (select from ledger_transfer t where t.key = 'deposit/' || new.deposit_id || '/end') then
    raise exception 'the refund of deposit % has not left the books', new.deposit_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger deposit_refund_no_step_back before insert or update on deposit_refund
  for each row execute function deposit_refund_guard();

-- Who somebody is to a bank or to a state: an identity belongs to one player for ever, so that one person has one account.
create table player_identity (
  authority    text        not null, -- a provider's id, or 'national/{country}'
  subject      text        not null,
  player_id    text        not null references player,
  attached_at  timestamptz not null,
  primary key (authority, subject)
);
create index player_identity_by_player on player_identity (player_id);

-- Whoever has paid before registering may come in before the address is proven: their own money waits inside.
alter table player add column joined_by text not null default 'classic';
alter table player add constraint player_odd_joining check (joined_by in ('classic', 'pay_n_play'));
