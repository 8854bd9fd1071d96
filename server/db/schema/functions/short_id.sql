-- The part of a slip's ID that people read out (src/lib/short-id.ts).
create or replace function short_id(id uuid) returns bigint language sql immutable parallel safe
  return ('x' || right(id::text, 12))::bit(48)::bigint % 1801152661463; -- 23 to the power of 9
