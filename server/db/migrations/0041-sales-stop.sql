-- Where a check finds the ledger broken, nothing is sold any more, on any node, until the operator lifts it. Only adds.
create table sales_stop (
  only_one boolean primary key default true check (only_one),
  broken text[] not null, -- names of the invariants
  since timestamptz not null default game_clock()
);

-- A batch that is announced meanwhile has no room either.
create function room_at_first() returns bigint language sql stable
  return case when exists (select from sales_stop) then 0 end;
alter table batch alter column worst_limit set default room_at_first();
