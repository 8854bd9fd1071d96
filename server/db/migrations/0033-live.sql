-- What open screens are told as it happens. Each row is written by the transaction that made it happen, whoever's it is.
create table live (
  id bigint primary key, -- without gaps, in the order of the commits
  kind text not null, -- opened, closing, or the new state of the batch or of the jackpot's draw
  subject text not null, -- a batch, or a draw of a jackpot
  game text not null, -- or the jackpot
  at timestamptz not null default game_clock(),
  unique (subject, kind)
);

-- Others wait from here to the commit: who has read up to an id never finds a smaller one later.
create function tell_live(happened text, to_what text, of_game text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7461004);
  insert into live (id, kind, subject, game)
  select coalesce(max(id), 0) + 1, happened, to_what, of_game from live
  on conflict (subject, kind) do nothing;
end $$;

-- At the end of the transaction, so that the wait is as short as its commit. Purchases do not set a state and pass by.
create function batch_tells() returns trigger language plpgsql as $$
begin
  perform tell_live(new.state, new.id, new.game);
  return null;
end $$;
create constraint trigger batch_tells after update of state on batch deferrable initially deferred
  for each row when (new.state <> old.state) execute function batch_tells();

create function jackpot_tells() returns trigger language plpgsql as $$
begin
  perform tell_live(new.state, new.id, new.jackpot);
  return null;
end $$;
create constraint trigger jackpot_tells after update of state on jackpot_draw deferrable initially deferred
  for each row when (new.state <> old.state) execute function jackpot_tells();
