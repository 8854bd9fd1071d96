-- Games whose tickets are settled with the last of their matches (src/games/soccer-cash/games.ts), not by a draw.
create or replace function hangs_on_matches(game text) returns boolean language sql immutable parallel safe
  return game in ('soccer-cash', 'all-in');
