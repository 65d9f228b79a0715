-- What editors write: texts, images, lists and whole pages, by component, language and kind of screen. Nothing written is ever lost: a
-- version is written once, and what players see is the newest publication. A version that is newer than the published one is a draft.

create table content_version (
  component_id  text        not null,
  language      text        not null,
  mobile        boolean     not null, -- written for small screens; others see the one that is not
  version       int         not null, -- 1, 2, 3 … for each component, language and kind of screen
  body          text        not null, -- JSON; docs/content.md says how it is read
  author        text        not null,
  note          text,
  saved_at      timestamptz not null,
  primary key (component_id, language, mobile, version),
  constraint content_version_odd_id check (component_id ~ '^[a-z0-9][a-z0-9_-]{0,79}$'),
  constraint content_version_odd_language check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  constraint content_version_before_the_first check (version > 0),
  constraint content_version_without_author check (author <> '')
);

create table content_publication (
  position      bigint      generated always as identity primary key,
  component_id  text        not null,
  language      text        not null,
  mobile        boolean     not null,
  version       int,                  -- null: taken down
  published_by  text        not null,
  published_at  timestamptz not null,
  constraint content_publication_of_nothing foreign key (component_id, language, mobile, version) references content_version,
  constraint content_publication_by_nobody check (published_by <> '')
);

create index content_publication_newest on content_publication (component_id, language, mobile, position desc);

create function content_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on content_version
  for each statement execute function content_append_only();
create trigger append_only before update or delete or truncate on content_publication
  for each statement execute function content_append_only();
