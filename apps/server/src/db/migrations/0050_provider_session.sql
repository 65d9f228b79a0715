-- The provider's own name of a game session, for those that name it instead of our token in their wallet calls. It is known once the
-- provider has answered the launch. Nothing for providers that name our token.
alter table game_session add column provider_ref text,
  add constraint game_session_odd_provider_ref check (length(provider_ref) between 1 and 200);

-- A name that stood for two players would let one play with the money of the other.
create unique index game_session_linked_twice on game_session (provider_id, provider_ref) where provider_ref is not null;
