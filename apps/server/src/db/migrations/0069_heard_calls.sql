-- Calls of a book whose hash does not say where a value ends: what was heard under a hash once is all that is believed under it.
create table sports_heard_call (
  provider_id  text         not null,
  hash         text         not null,
  asked        text         not null,
  heard_at     timestamptz  not null,
  primary key (provider_id, hash)
);
create index sports_heard_call_by_time on sports_heard_call (heard_at);
