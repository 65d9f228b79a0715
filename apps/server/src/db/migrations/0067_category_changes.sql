-- When the games of a category last changed: a game came, went, or is described in another way. What was shown before this was kept has no time.
create table game_category (
  id           text         primary key,
  fingerprint  text         not null,
  changed_at   timestamptz
);
