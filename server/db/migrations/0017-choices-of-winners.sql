-- What a winner may take once or as a salary is owed from the settlement on: the amount that is paid once moves to
-- prize_liabilities, and each such line stands here until its winner has chosen and is paid.
alter table payout add column later bigint not null default 0, add check (later >= 0 and later <= won); -- of what was won

create table annuity (
  id bigint generated always as identity primary key,
  batch_id text not null,
  leaf_index int not null,
  line int not null check (line > 0), -- its place on the ticket
  player_id bigint not null references player,
  once bigint not null check (once > 0), -- kobo
  monthly bigint not null check (monthly > 0), -- kobo
  months int not null check (months > 0),
  won_at timestamptz not null,
  chosen text check (chosen in ('once', 'monthly')), -- null: not yet
  chosen_at timestamptz check ((chosen is null) = (chosen_at is null)),
  paid_months int not null default 0 check (paid_months between 0 and months),
  unique (batch_id, leaf_index, line)
);
create index annuity_player on annuity (player_id);
create trigger annuity_is_final before delete on annuity for each row execute function refuse_change();

drop view ticket_result;
create view ticket_result as
  select t.*, coalesce(p.won, 0) as won, coalesce(p.cashback, 0) as cashback, coalesce(p.tax, 0) as tax,
    coalesce(p.later, 0) as later, b.settled_at,
    case b.state
      when 'settled' then case when p.won > 0 then 'won' else 'lost' end
      when 'refunded' then 'refunded'
      else 'pending'
    end as status
  from ticket t
  join batch b on b.id = t.batch_id
  left join payout p on p.batch_id = t.batch_id and p.leaf_index = t.leaf_index;
