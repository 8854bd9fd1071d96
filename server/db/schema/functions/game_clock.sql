-- The clock of the whole game. Everything that decides by time asks this function, so that a test can turn it.
create or replace function game_clock() returns timestamptz language sql volatile as 'select clock_timestamp()';
