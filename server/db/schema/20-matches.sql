-- Real matches: what each score is priced at, what sources say of them, and how they ended for tickets.

create table soccer_match (
  id text primary key, -- en.1-20261128-arsenal-chelsea
  number int generated always as identity unique, -- what predictions refer to
  league text not null,
  home text not null, -- as the source that opened it spells them
  away text not null,
  kick_off timestamptz not null, -- as it was opened; the sources' own stand in their reports
  -- Of 2^20, by home goals, then away goals, to nine each; 0 where the score is not sold.
  parts int[] not null check (cardinality(parts) = 100 and 0 <= all (parts)),
  strengths text not null, -- SHA-256 of the table of strengths that the prices come from
  opened_at timestamptz not null default game_clock(),
  score text check (score ~ '^(0|[1-9]\d?)-(0|[1-9]\d?)$'), -- after 90 minutes
  void text check (void in ('postponed', 'moved', 'abandoned', 'cancelled', 'awarded', 'swapped', 'no-result')),
  sources text[], -- that decided it; none if no source did
  decided_at timestamptz,
  began_at timestamptz, -- the earliest kick-off of any source when it was decided: tickets sold later do not count
  settled_at timestamptz, -- everything that waited for it alone is paid
  check (settled_at is null or decided_at is not null),
  check ((decided_at is null) = (began_at is null)),
  check (score is null or void is null),
  check ((decided_at is null) = (score is null and void is null)),
  check ((decided_at is null) = (sources is null))
);
create index soccer_match_undecided on soccer_match (kick_off) where decided_at is null;
create index soccer_match_unsettled on soccer_match (decided_at) where decided_at is not null and settled_at is null;
create index soccer_match_settled on soccer_match (settled_at) where settled_at is not null;
create index soccer_match_kick_off on soccer_match (kick_off);
create index soccer_match_moved on soccer_match (began_at) where began_at < kick_off;
create trigger soccer_match_is_kept before update on soccer_match for each row execute function keep_match();
create trigger soccer_match_is_final before delete on soccer_match for each row execute function refuse_change();

-- The newest word of each source on a match.
create table match_report (
  source text not null,
  source_id text not null, -- theirs
  match_id text not null references soccer_match,
  phase text not null check (
    phase in ('scheduled', 'live', 'stopped', 'abandoned', 'ended', 'postponed', 'cancelled', 'awarded')),
  kick_off timestamptz not null,
  score text check (score ~ '^(0|[1-9]\d?)-(0|[1-9]\d?)$'),
  is_swapped boolean not null default false, -- home and away are swapped there
  live text, -- goals so far
  since timestamptz not null default game_clock(), -- since it has said this, apart from goals so far
  stopped_at timestamptz, -- when it first called the match stopped; stays if play resumes, until the match ends in time
  primary key (source, source_id)
);
create index match_report_match on match_report (match_id);
create constraint trigger report_tells after update on match_report deferrable initially deferred
  for each row when ((new.phase, new.live) is distinct from (old.phase, old.live)) execute function match_tells();
create constraint trigger match_tells after update of settled_at on soccer_match deferrable initially deferred
  for each row when (old.settled_at is null and new.settled_at is not null) execute function match_tells();

-- When a source is asked about a day again: one node at a time asks.
create table feed_day (
  source text not null,
  day text not null, -- in Lagos, 2026-11-28
  next_at timestamptz not null,
  primary key (source, day)
);

-- What a slip, and the ticket of the same id, predicts: a score of each match, every combination of them.
create table soccer_slip (
  id uuid primary key,
  most bigint not null check (most > 0), -- kobo: the cap of one prediction, as shown
  winning bigint not null check (winning > 0 and winning <= most), -- kobo: of the highest-paying prediction
  is_capped boolean not null,
  closes_at timestamptz not null, -- as shown; the first kick-off that any source names is what closes it
  last_at timestamptz not null -- its last kick-off
);
create trigger soccer_slip_is_final before update or delete on soccer_slip
  for each row execute function refuse_change();

create table soccer_pick (
  slip_id uuid not null,
  at smallint not null check (at between 1 and 3),
  match_number int not null,
  scores text[] not null check (cardinality(scores) > 0),
  parts int[] not null check (0 < all (parts) and cardinality(parts) = cardinality(scores)), -- of 2^20, of each score
  primary key (slip_id, at),
  unique (slip_id, match_number)
);
create index soccer_pick_match on soccer_pick (match_number);
create trigger soccer_pick_is_final before update or delete on soccer_pick
  for each row execute function refuse_change();

-- The matches that a batch's tickets wait for: it is settled when all of them are.
create table soccer_batch (
  batch_id text not null references batch,
  match_number int not null,
  primary key (batch_id, match_number)
);
create index soccer_batch_match on soccer_batch (match_number);
create trigger soccer_batch_is_final before update or delete on soccer_batch
  for each row execute function refuse_change();

create trigger ticket_is_before_its_matches before insert on ticket
  for each row when (hangs_on_matches(new.game)) execute function refuse_begun();

create aggregate product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');
