-- Keys of the operator's people and programs, for what is edited over HTTP. Only their hash is kept.
create table operator_key (
  name        text        primary key,
  hash        bytea       not null,
  scopes      text[]      not null,
  created_at  timestamptz not null,
  ended_at    timestamptz,
  constraint operator_key_odd_name check (name ~ '^[A-Za-z0-9_.@-]{1,64}$'),
  constraint operator_key_hash_taken unique (hash),
  constraint operator_key_odd_hash check (octet_length(hash) = 32),
  constraint operator_key_odd_scopes check (cardinality(scopes) > 0 and scopes <@ array['content', 'words']),
  constraint operator_key_ended_before_it_began check (ended_at >= created_at)
);

-- A key that has ended stays ended, and a name stays with its key: the histories of texts name it.
create function operator_key_guard() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'keys of operators are kept' using errcode = 'restrict_violation';
  end if;
  if (new.name, new.hash, new.scopes, new.created_at) is distinct from (old.name, old.hash, old.scopes, old.created_at)
     or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
    raise exception 'the key % can only be ended', old.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger only_ends before update or delete on operator_key for each row execute function operator_key_guard();
