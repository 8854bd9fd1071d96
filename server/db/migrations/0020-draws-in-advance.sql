-- Tickets for coming draws, paid at once. The money waits in one account of the ledger until each ticket is bought.
insert into account (code) values ('advance');

create table advance (
  id uuid primary key,
  player_id bigint not null references player,
  game text not null,
  slip_id uuid not null unique, -- the slip that was paid; its ticket is that of the first draw
  masks bigint[] not null check (cardinality(masks) > 0),
  lines int not null check (lines > 0),
  stake_per_line bigint not null check (stake_per_line > 0), -- kobo
  wallet text not null check (wallet in ('play', 'bonus')),
  rules_hash bytea not null references rules_document,
  created_at timestamptz not null default game_clock()
);
create index advance_player on advance (player_id, created_at desc);
create trigger advance_is_final before update or delete on advance for each row execute function refuse_change();

create table advance_draw (
  advance_id uuid not null references advance,
  draws_at timestamptz not null, -- as of the batches of that draw
  game text not null,
  amount bigint not null check (amount > 0), -- kobo
  state text not null default 'waiting' check (state in ('waiting', 'bought', 'refunded')),
  ticket_id uuid unique,
  refused_batch text, -- the last batch that did not take it; the next one is asked again
  reason text not null default '',
  done_at timestamptz,
  primary key (advance_id, draws_at),
  check ((state = 'bought') = (ticket_id is not null)),
  check ((state = 'waiting') = (done_at is null))
);
create index advance_draw_waiting on advance_draw (game, draws_at) where state = 'waiting';

create function keep_advance_draw() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' or (new.advance_id, new.draws_at, new.game, new.amount)
      is distinct from (old.advance_id, old.draws_at, old.game, old.amount) then
    raise exception 'draw % of % is done already', old.draws_at, old.advance_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger advance_draw_goes_forward before update on advance_draw
  for each row execute function keep_advance_draw();
create trigger advance_draw_is_final before delete on advance_draw for each row execute function refuse_change();
