-- A ticket never changes once it is bought. What a settled batch brought it stands in a row of its own, and only for
-- tickets that got something: most get nothing, and that is known by their batch being settled.
create table payout (
  batch_id text not null,
  leaf_index int not null,
  stake bigint not null check (stake > 0), -- of the whole ticket
  won bigint not null check (won >= 0), -- prizes before tax
  cashback bigint not null check (cashback >= 0),
  tax bigint not null check (tax >= 0),
  primary key (batch_id, leaf_index), -- with the ledger's kind and cause a line against paying twice
  check (won + cashback > 0)
);
insert into payout
  select batch_id, leaf_index, stake, won, cashback, tax from ticket where won + cashback > 0;
create index payout_winners on payout (batch_id, won desc) where won > stake;
create trigger payout_is_final before update or delete on payout for each row execute function refuse_change();

drop index ticket_winners;
alter table ticket drop column status, drop column won, drop column cashback, drop column tax, drop column settled_at;
drop trigger ticket_is_final on ticket;
create trigger ticket_is_final before update or delete on ticket for each row execute function refuse_change();

create view ticket_result as
  select t.*, coalesce(p.won, 0) as won, coalesce(p.cashback, 0) as cashback, coalesce(p.tax, 0) as tax, b.settled_at,
    case b.state
      when 'settled' then case when p.won > 0 then 'won' else 'lost' end
      when 'refunded' then 'refunded'
      else 'pending'
    end as status
  from ticket t
  join batch b on b.id = t.batch_id
  left join payout p on p.batch_id = t.batch_id and p.leaf_index = t.leaf_index;
-- Tickets of a day and wins of a day are found by their batches.
create index batch_closes on batch (closes_at);
create index batch_settled on batch (settled_at desc) where state = 'settled';
