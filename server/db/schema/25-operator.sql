-- What the operator did by command, by whom and why.

create table operator_entry (
  id bigint generated always as identity primary key,
  command text not null,
  words text[] not null,
  who text not null check (who <> ''),
  why text not null check (why <> ''),
  at timestamptz not null default game_clock()
);
create trigger operator_entry_is_final before update or delete on operator_entry
  for each row execute function refuse_change();
