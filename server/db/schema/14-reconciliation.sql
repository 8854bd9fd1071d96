-- Differences between a provider's list and ours, as found. Nothing is corrected by itself; an operator closes them.
create table reconciliation (
  id bigint generated always as identity primary key,
  provider text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  began_at timestamptz not null default game_clock(),
  ended_at timestamptz,
  payments int not null default 0, -- rows of the provider that were compared
  transfers int not null default 0,
  balance bigint, -- kobo there
  failure text -- why it could not be done
);
create index reconciliation_last on reconciliation (provider, began_at desc);

create table difference (
  provider text not null,
  kind text not null check (kind in (
    'payment-not-ours', 'payment-not-credited', 'payment-amount', 'credit-not-there',
    'transfer-not-ours', 'transfer-amount', 'transfer-paid-not-here', 'transfer-not-paid-there', 'transfer-not-there')),
  reference text not null,
  words text not null,
  amount bigint check (amount > 0), -- kobo that it paid, or was paid, under a reference that is not ours
  found_at timestamptz not null default game_clock(),
  seen_at timestamptz not null default game_clock(), -- when it was last found
  primary key (provider, kind, reference)
);
