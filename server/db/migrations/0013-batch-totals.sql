-- Totals of the batches that are done and checked, so that the figures need not count a year of them each time.
create table batch_total (
  state text primary key check (state in ('settled', 'refunded')),
  batches bigint not null,
  tickets bigint not null,
  stake bigint not null,
  paid bigint not null
);
insert into batch_total
  select state, count(*), sum(size), sum(stake), sum(paid_out) from batch where checked_at is not null group by state;
