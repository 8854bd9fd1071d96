-- Whether a slip's first match begins within a minute, by the earliest kick-off that any source names, or is on, over
-- or called off according to any source.
create or replace function has_begun(slip uuid, now timestamptz) returns boolean language plpgsql stable as $$
begin
  return not exists (select from soccer_pick where slip_id = slip)
    or exists (
      select from soccer_pick p join soccer_match m on m.number = p.match_number
      where p.slip_id = slip and (m.decided_at is not null or m.kick_off <= now + interval '1 minute' or exists (
        select from match_report r
        where r.match_id = m.id and (r.phase <> 'scheduled' or r.kick_off <= now + interval '1 minute'))));
end $$;
