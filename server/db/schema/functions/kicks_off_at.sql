-- When a match kicks off by its sources' newest reports, the latest time if they differ; null while one says that it
-- will not be played then. `planned` is the time it was sold for.
create or replace function kicks_off_at(match text, planned timestamptz) returns timestamptz language plpgsql stable as $$
begin
  return (select case
      when bool_or(r.phase in ('postponed', 'cancelled', 'abandoned', 'awarded')) then null
      else coalesce(max(r.kick_off), planned) end
    from match_report r where r.match_id = match);
end $$;
