-- The clock of the whole game. Everything that depends on the time asks this function, so that a test can set it.
create or replace function game_clock() returns timestamptz language sql volatile as 'select clock_timestamp()';
