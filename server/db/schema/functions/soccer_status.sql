-- Where a ticket of predictions stands: it waits for the last of its matches, and its stake goes back if all are void
-- or one had begun before it was sold.
create or replace function soccer_status(ticket uuid, bought_at timestamptz, won bigint) returns text
  language plpgsql stable as $$
begin
  return (select case
      when bool_or(m.settled_at is null) then 'pending'
      when bool_and(m.void is not null) or bool_or(m.began_at <= soccer_status.bought_at) then 'refunded'
      when won > 0 then 'won' else 'lost' end
    from soccer_pick p join soccer_match m on m.number = p.match_number where p.slip_id = ticket);
end $$;
