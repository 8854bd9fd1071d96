-- A batch that is announced while sales are stopped has no room either.
create or replace function room_at_first() returns bigint language sql stable as $$
  select case when exists (select from sales_stop) then 0::bigint end
$$;
