-- Safer play: what a player may stake and top up. One row a player, made with the player. A stake moves the counters in the
-- statement of its transfer (safer_play_gate), which refuses what is not allowed.

create table safer_play (
  player_id bigint primary key references player,
  -- The current session: stakes less than 20 minutes apart.
  began_at timestamptz,
  last_at timestamptz,
  checked_at timestamptz, -- when its last reminder was answered
  staked bigint not null default 0, -- kobo, in this session
  check_minutes int check (check_minutes between 5 and 20), -- between reminders; null for players made by the seed
  -- What was staked on the day of the last stake in Lagos, in its week and in its month.
  day date not null default '2000-01-01',
  day_staked bigint not null default 0,
  week_staked bigint not null default 0,
  month_staked bigint not null default 0,
  is_limited boolean not null default false, -- has rows in play_limit
  answered_at timestamptz, -- when the question for limits was answered last
  reviewed_at timestamptz not null default game_clock(), -- when the player last looked back
  review_months int not null default 6 check (review_months in (1, 6)),
  break_until timestamptz,
  excluded_at timestamptz,
  excluded_until timestamptz, -- infinity: for ever
  reopens_at timestamptz, -- when play opens again, once the player has asked the operator after the end
  -- What the state's register says about the player, and when it was asked.
  register_until timestamptz,
  register_asked_at timestamptz,
  seen_on date not null default '2000-01-01', -- the last day in Lagos on which a session of the player's was used
  check ((excluded_at is null) = (excluded_until is null)),
  check (reopens_at is null or reopens_at >= excluded_until)
) with (fillfactor = 60);
create index safer_play_shut_out on safer_play (player_id) where excluded_at is not null or register_until is not null;
create index safer_play_seen on safer_play (seen_on, coalesce(register_asked_at, '-infinity'));
create trigger player_may_play after insert on player for each row execute function open_safer_play();
create trigger safer_play_keeps
  before update of break_until, excluded_at, excluded_until, reopens_at, check_minutes on safer_play
  for each row execute function keep_safer_play();
create trigger safer_play_is_final before delete on safer_play for each row execute function refuse_change();

-- Kobo by day, week or month in Lagos. A lower one counts at once; a higher one, or none, a day after it was asked for.
create table play_limit (
  player_id bigint not null references player,
  kind text not null check (kind in ('top-up', 'stake', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount > 0), -- null: none
  set_at timestamptz not null default game_clock(),
  asked bigint check (asked > 0), -- null: none at all
  asked_at timestamptz, -- null: nothing is asked for
  primary key (player_id, kind, period),
  check (asked is null or asked_at is not null)
);
create trigger play_limit_keeps before update on play_limit for each row execute function keep_play_limit();
create trigger play_limit_counts after insert on play_limit for each row execute function count_play_limit();
create trigger play_limit_is_final before delete on play_limit for each row execute function refuse_change();

-- What players did about their own play, for them and for the regulator.
create table safer_play_note (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  what text not null,
  at timestamptz not null default game_clock()
);
create index safer_play_note_player on safer_play_note (player_id, id desc);
create trigger safer_play_note_is_final before update or delete on safer_play_note
  for each row execute function refuse_change();

-- The most the state lets anybody top up, kobo by week: the setting of the node that started last.
create table state_ceiling (
  period text primary key check (period = 'week'),
  amount bigint not null check (amount > 0)
);

-- What the state requires before money comes in: the setting of the node that started last.
create table state_wish (what text primary key check (what = 'nin'));

create trigger safer_play_judges after insert on transfer
  referencing new table as added for each statement execute function safer_play_gate();
create trigger safer_play_judges before insert on top_up for each row execute function safer_top_up_gate();
