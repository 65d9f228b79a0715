-- Words that an operator changed at run time: they stand over those that came with the release.
create table translation (
  language    text        not null,
  namespace   text        not null,
  key         text        not null,
  value       text        not null,
  changed_at  timestamptz not null,
  primary key (language, namespace, key),
  constraint translation_odd_language check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  constraint translation_odd_namespace check (namespace ~ '^[a-z][a-z0-9-]{0,63}$'),
  constraint translation_odd_key check (length(key) between 1 and 200),
  constraint translation_too_long check (length(value) <= 10000)
);

-- Keys that the site asked for and that no word was found for. Pages of visitors write here, so everything has its limit.
create table translation_missing (
  namespace      text        not null,
  key            text        not null,
  value          text        not null, -- what the site showed instead
  times          int         not null, -- how many writes named it
  first_seen_at  timestamptz not null,
  last_seen_at   timestamptz not null,
  primary key (namespace, key),
  constraint translation_missing_odd_namespace check (namespace ~ '^[a-z][a-z0-9-]{0,63}$'),
  constraint translation_missing_odd_key check (length(key) between 1 and 200),
  constraint translation_missing_too_long check (length(value) <= 1000),
  constraint translation_missing_never check (times > 0)
);

create index translation_missing_by_age on translation_missing (last_seen_at);
create index translation_missing_by_times on translation_missing (times desc, last_seen_at desc);
