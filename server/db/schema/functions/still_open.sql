-- What a game's other batches may still have to pay for undecided matches, in kobo.
create or replace function still_open(game text, batch text) returns bigint language plpgsql stable as $$
begin
  return coalesce((select sum(b.worst) from batch b
      where b.game = still_open.game and b.state in ('sealed', 'kept') and b.id <> batch), 0)
    + coalesce((select sum(b.worst) from batch b
      where b.game = still_open.game and b.state = 'open' and b.id <> batch
        and b.opens_at > (select o.opens_at from batch o where o.id = batch) - interval '1 hour'), 0);
end $$;
