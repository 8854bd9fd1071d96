-- Why a player may neither stake nor top up at all: the name of a refusal, or null.
create or replace function play_barred(
  register_until timestamptz, excluded_at timestamptz, reopens_at timestamptz, break_until timestamptz, at timestamptz
) returns text language sql immutable as $$
  select case
    when register_until > at then 'register-excluded'
    when excluded_at is not null and (reopens_at is null or reopens_at > at) then 'self-excluded'
    when break_until > at then 'on-break'
  end
$$;
