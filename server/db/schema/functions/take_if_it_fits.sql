-- What has been taken of a limit so far, where each that does not fit is left out. Strict, as no limit is no work.
create or replace function take_if_it_fits(taken bigint, worst bigint, most bigint) returns bigint
  language plpgsql immutable strict parallel safe
as $$ begin return case when taken + worst <= most then taken + worst else taken end; end $$;
