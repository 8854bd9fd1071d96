-- Real matches: what each score is priced at, what sources say of them, and how they ended for tickets.

create table soccer_match (
  id text primary key, -- en.1-20261128-arsenal-chelsea
  league text not null,
  home text not null, -- as the source that opened it spells them
  away text not null,
  kick_off timestamptz not null, -- as it was opened; the sources' own stand in their reports
  -- Of 2^20, by home goals, then away goals, to nine each; 0 where the score is not sold.
  parts int[] not null check (cardinality(parts) = 100 and 0 <= all (parts)),
  strengths text not null, -- SHA-256 of the results that the prices come from
  opened_at timestamptz not null default game_clock(),
  score text check (score ~ '^\d{1,2}-\d{1,2}$'), -- after 90 minutes
  void text check (void in ('postponed', 'moved', 'abandoned', 'cancelled', 'awarded', 'swapped', 'no-result')),
  sources text[], -- that decided it; none where nobody did
  decided_at timestamptz,
  check (score is null or void is null),
  check ((decided_at is null) = (score is null and void is null)),
  check ((decided_at is null) = (sources is null))
);
create index soccer_match_undecided on soccer_match (kick_off) where decided_at is null;
create index soccer_match_kick_off on soccer_match (kick_off);
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
  score text check (score ~ '^\d{1,2}-\d{1,2}$'),
  is_swapped boolean not null default false, -- home and away are the other way round there
  live text, -- goals so far
  since timestamptz not null default game_clock(), -- it has said this, goals so far apart
  primary key (source, source_id)
);
create index match_report_match on match_report (match_id);

-- When a source is asked about a day again: one node at a time asks.
create table feed_day (
  source text not null,
  day text not null, -- in Lagos, 2026-11-28
  next_at timestamptz not null,
  primary key (source, day)
);
