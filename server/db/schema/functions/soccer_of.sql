-- What a ticket predicts, for its leaf and for anyone who looks at it.
create or replace function soccer_of(slip uuid) returns json language plpgsql stable as $$
begin
  return (select json_build_object('most', s.most, 'winning', s.winning, 'is_capped', s.is_capped,
      'closes_at', s.closes_at, 'last_at', s.last_at, 'picks', (
        select json_agg(json_build_object('match', m.id, 'scores', p.scores, 'parts', p.parts) order by p.at)
        from soccer_pick p join soccer_match m on m.number = p.match_number where p.slip_id = slip))
    from soccer_slip s where s.id = slip);
end $$;
