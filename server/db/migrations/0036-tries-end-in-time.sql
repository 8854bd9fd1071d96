-- A try that was taken back was held until '-infinity', from which PostgreSQL before 17 can subtract nothing: the next try
-- of that address failed.
update wrong_try set held_until = forgotten_at - interval '1 hour' where not isfinite(held_until);
alter table wrong_try add constraint wrong_try_held_until_finite check (isfinite(held_until));
