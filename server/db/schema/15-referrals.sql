-- Friends that players invited, and what came of it.

-- A friend is invited by one player, once. `held`: earned, and paid once the bank can hardly take the first top-up back.
create table referral (
  friend_id bigint primary key references player,
  referrer_id bigint not null references player,
  state text not null default 'open' check (state in ('open', 'held', 'paid', 'refused')),
  top_up text references top_up, -- the friend's first one, which it was earned by
  amount bigint check (amount > 0), -- kobo
  due_at timestamptz,
  reason text check (reason in ('same-device', 'same-account', 'same-payer', 'same-number', 'taken-back', 'reviewed')),
  network bytea, -- a hash of where the friend claimed it from: many friends of one player in one place are reviewed
  review text check (review in ('waits', 'passed')), -- by the operator; null: nothing to look at
  at timestamptz not null default game_clock(),
  ended_at timestamptz,
  check (friend_id <> referrer_id),
  check ((state = 'refused') = (reason is not null)),
  check (review is distinct from 'waits' or state not in ('held', 'paid')),
  check ((state in ('paid', 'refused')) = (ended_at is not null)),
  check (state not in ('held', 'paid') or (top_up is not null and amount is not null and due_at is not null))
);
create index referral_referrer on referral (referrer_id, at desc);
create index referral_open on referral (friend_id) where state = 'open';
create index referral_waits on referral (at) where state = 'open' and review = 'waits';
create index referral_due on referral (due_at) where state = 'held';
create trigger referral_goes_forward before update on referral for each row execute function keep_referral();
create trigger referral_is_final before delete on referral for each row execute function refuse_change();
