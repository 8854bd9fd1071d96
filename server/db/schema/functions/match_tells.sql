-- Tells open tickets of goals and of the end, if there are any such tickets. A match tells more than once, so the time
-- is part of the subject.
create or replace function match_tells() returns trigger language plpgsql as $$
declare
  match text := case tg_table_name when 'soccer_match' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'match_id' end;
  happened text := case tg_table_name when 'soccer_match' then 'ended' else 'played' end;
begin
  if exists (select from soccer_match m join soccer_pick p on p.match_number = m.number where m.id = match) then
    perform tell_live(happened, match || '@' || floor(extract(epoch from clock_timestamp()) * 1000000)::bigint, 'soccer');
  end if;
  return null;
end $$;
