-- What players say after a withdrawal has reached their bank. Shown once one of us has read it.

create table testimonial (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null unique references withdrawal,
  player_id bigint not null references player,
  text text not null check (length(text) between 10 and 280),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  at timestamptz not null default game_clock()
);
create index testimonial_state on testimonial (state, id desc);
create index testimonial_player on testimonial (player_id, id desc);
