-- Scratch cards: what the operator issues and a player cashes out, once. Their money is set aside in an account of the
-- ledger while they are unused. Only adds.
insert into account (code) values ('scratch_cards');

create table scratch_card (
  serial text primary key check (serial ~ '^[0-9]{12}$'),
  pin_hmac bytea not null check (octet_length(pin_hmac) = 32), -- HMAC-SHA256 with the service's pepper; the PIN is kept nowhere
  amount bigint not null check (amount > 0), -- kobo
  lot uuid not null, -- issued together: the cause of the transfer that set their money aside
  state text not null default 'unused' check (state in ('unused', 'used')),
  used_by bigint references player,
  used_at timestamptz,
  issued_at timestamptz not null default game_clock(),
  expires_at timestamptz not null,
  check ((state = 'used') = (used_by is not null)),
  check ((state = 'used') = (used_at is not null))
);

create function keep_card() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'used'
    or (new.serial, new.pin_hmac, new.amount, new.lot) is distinct from (old.serial, old.pin_hmac, old.amount, old.lot) then
    raise exception 'a scratch card is used once and never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger scratch_card_is_kept before update or delete on scratch_card for each row execute function keep_card();
