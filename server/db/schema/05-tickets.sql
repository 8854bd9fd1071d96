-- Slips, tickets and what they won. A line is a bit mask: bit n-1 stands for number n; a line of a large drum takes several
-- words of `masks`, so the number of lines has a column of its own.

create table slip (
  id uuid primary key,
  player_id bigint not null references player,
  game text not null,
  masks bigint[] not null check (cardinality(masks) > 0),
  lines int not null check (lines > 0),
  stake_per_line bigint not null check (stake_per_line > 0),
  rules_hash bytea not null,
  -- A paid one has a ticket with the slip's id.
  state text not null default 'unpaid' check (state in ('unpaid', 'dropped')),
  -- May be bought by a payment alone: not if so few lines are left that they may not be played, nor if the PIN must confirm
  -- it, until the deed that judged it says so in the buying transaction.
  playable boolean not null default true,
  worst bigint not null default 0 check (worst >= 0), -- the most that all its lines together may win, kobo
  created_at timestamptz not null default game_clock()
);
create index slip_player on slip (player_id, created_at desc);
create unique index slip_short_id on slip (short_id(id)); -- what a person reads out belongs to one slip alone
create trigger slip_is_final before delete on slip for each row execute function refuse_change();

-- Lines offered to a player: in a game that offers lines, no others can be played.
create table line_offer (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  game text not null,
  lines text[] not null check (cardinality(lines) > 0), -- each as stake in kobo, colon, numbers: 10000:3-17-58-92
  offered_at timestamptz not null default game_clock()
);
create index line_offer_player on line_offer (player_id, game, id desc);

-- Never changes once bought: what its batch brought is in the batch and in `payout`.
create table ticket (
  id uuid primary key, -- the game play ID, and the slip's
  player_id bigint not null,
  batch_id text not null,
  game text not null,
  masks bigint[] not null check (cardinality(masks) > 0),
  lines int not null check (lines > 0 and stake = stake_per_line * lines),
  stake_per_line bigint not null check (stake_per_line > 0),
  stake bigint not null,
  wallet text not null check (wallet in ('play', 'bonus')),
  leaf_index int not null,
  nonce bytea not null,
  bought_at timestamptz not null default game_clock(),
  unique (batch_id, leaf_index)
);
create index ticket_player on ticket (player_id, bought_at desc);
create trigger ticket_is_final before update or delete on ticket for each row execute function refuse_change();

-- Only for tickets that got something: for all others it is enough that their batch is settled.
create table payout (
  batch_id text not null,
  leaf_index int not null,
  stake bigint not null check (stake > 0), -- of the whole ticket
  won bigint not null check (won >= 0), -- prizes before tax
  cashback bigint not null check (cashback >= 0),
  tax bigint not null check (tax >= 0),
  later bigint not null default 0 check (later >= 0 and later <= won), -- of what was won: owed as annuities
  primary key (batch_id, leaf_index), -- like the ledger's kind and cause, a guard against paying twice
  check (won + cashback > 0)
);
create index payout_winners on payout (batch_id, won desc) where won > stake;
create trigger payout_is_final before update or delete on payout for each row execute function refuse_change();

create view ticket_result as
  select t.*, coalesce(p.won, 0) as won, coalesce(p.cashback, 0) as cashback, coalesce(p.tax, 0) as tax,
    coalesce(p.later, 0) as later, b.settled_at,
    case
      when b.state = 'refunded' then 'refunded'
      when b.state in ('kept', 'settled') and hangs_on_matches(t.game)
        then soccer_status(t.id, t.bought_at, coalesce(p.won, 0))
      when b.state = 'settled' then case when p.won > 0 then 'won' else 'lost' end
      else 'pending'
    end as status
  from ticket t
  join batch b on b.id = t.batch_id
  left join payout p on p.batch_id = t.batch_id and p.leaf_index = t.leaf_index;

-- What a winner may take once or as a salary is owed from the settlement on: the amount of the single payment moves to
-- prize_liabilities, and each such line stays here until its winner has chosen and is paid.
create table annuity (
  id bigint generated always as identity primary key,
  batch_id text not null,
  leaf_index int not null,
  line int not null check (line > 0), -- its place on the ticket
  player_id bigint not null references player,
  once bigint not null check (once > 0), -- kobo
  monthly bigint not null check (monthly > 0), -- kobo
  months int not null check (months > 0),
  won_at timestamptz not null,
  chosen text check (chosen in ('once', 'monthly')), -- null: not yet
  chosen_at timestamptz check ((chosen is null) = (chosen_at is null)),
  paid_months int not null default 0 check (paid_months between 0 and months),
  unique (batch_id, leaf_index, line)
);
create index annuity_player on annuity (player_id);
create trigger annuity_is_final before delete on annuity for each row execute function refuse_change();

-- Tickets for coming draws, paid at once. The money waits in the account `advance` until each ticket is bought.
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
create trigger advance_draw_goes_forward before update on advance_draw
  for each row execute function keep_advance_draw();
create trigger advance_draw_is_final before delete on advance_draw for each row execute function refuse_change();

create aggregate fitting(worst bigint, most bigint) (sfunc = take_if_it_fits, stype = bigint, initcond = '0');
