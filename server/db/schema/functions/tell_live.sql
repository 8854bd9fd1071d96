-- Others wait from here until the commit, so a reader who has read up to an id never finds a smaller one later.
create or replace function tell_live(happened text, to_what text, of_game text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7461013);
  insert into live (id, kind, subject, game)
  select coalesce(max(id), 0) + 1, happened, to_what, of_game from live
  on conflict (subject, kind) do nothing;
end $$;
