-- Each further payout provider's codes for the banks of the first one, so that nothing is sent astray; a bank not listed
-- there is not paid through it.
create table rail_bank (
  provider text not null,
  bank_code text not null references bank,
  their_code text not null,
  seen_at timestamptz not null default game_clock(),
  primary key (provider, bank_code)
);
