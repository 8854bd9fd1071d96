-- What each further provider of payouts calls the banks of the first one: another code for the same bank sends nothing astray,
-- and who is not listed there is not paid by it.
create table rail_bank (
  provider text not null,
  bank_code text not null references bank,
  their_code text not null,
  seen_at timestamptz not null default game_clock(),
  primary key (provider, bank_code)
);
