-- Draws of the jackpots. Each is announced before its window opens, sealed as a list of chances, and drawn.

create table jackpot_draw (
  id text primary key, -- super-20261120
  jackpot text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at > closes_at),
  beacon_chain text not null,
  beacon_round bigint not null,
  commitment text not null, -- canonical JSON, public while chances are bought
  state text not null default 'open' check (state in ('open', 'sealed', 'drawn', 'carried')),
  list text, -- canonical JSON
  left_out text[] not null default '{}', -- batches of the window that were void when the list was made
  sealed_at timestamptz,
  beacon_signature bytea,
  number bigint, -- the chance drawn
  batch_id text references batch, -- of the ticket that has it
  leaf_index int,
  ticket_id uuid,
  player_id bigint references player,
  winner text, -- canonical JSON: the path from the number to the ticket
  paid bigint not null default 0 check (paid >= 0), -- kobo, before tax
  tax bigint not null default 0 check (tax between 0 and paid),
  drawn_at timestamptz,
  unique (jackpot, closes_at),
  check ((list is null) = (state = 'open') and (list is null) = (sealed_at is null)),
  check ((state = 'drawn') = (ticket_id is not null) and (ticket_id is null) = (player_id is null)),
  -- A number that falls to a batch which became void after the list is nobody's: the pool stays.
  check ((number is null) = (winner is null) and (number is null or state in ('drawn', 'carried'))),
  check ((state in ('drawn', 'carried')) = (drawn_at is not null)),
  check (paid = 0 or state = 'drawn')
);
create index jackpot_draw_latest on jackpot_draw (closes_at desc) where state <> 'open';
create index jackpot_draw_due on jackpot_draw (jackpot, closes_at) where state in ('open', 'sealed');
create index jackpot_draw_ticket on jackpot_draw (ticket_id) where ticket_id is not null;
create trigger jackpot_draw_goes_forward before update on jackpot_draw
  for each row execute function keep_jackpot_draw();
create trigger jackpot_draw_is_final before delete on jackpot_draw for each row execute function refuse_change();
