-- The sandbox's own book of payments: what its checkout page was asked for, and what the player chose there.
create table sandbox_payment (
  reference text primary key,
  amount bigint not null check (amount > 0), -- kobo
  currency text not null default 'NGN',
  return_url text not null,
  state text not null default 'pending' check (state in ('pending', 'success', 'failed')),
  created_at timestamptz not null default game_clock()
);

-- opening_at: somebody is asking the provider for a checkout; checked_at: when the provider was last asked what became of it.
alter table top_up add column opening_at timestamptz, add column checked_at timestamptz;
