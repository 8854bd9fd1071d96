-- How much of a limit is taken so far, leaving out each one that does not fit. Strict, because no limit means no work.
create or replace function take_if_it_fits(taken bigint, worst bigint, most bigint) returns bigint
  language plpgsql immutable strict parallel safe
as $$ begin return case when taken + worst <= most then taken + worst else taken end; end $$;
