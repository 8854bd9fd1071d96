-- Tickets shared by named friends. Shares are paid into the account `syndicates` and wait there for the last one, whose
-- payment buys the ticket; if it does not come, each goes back.

create table syndicate (
  id uuid primary key, -- and its ticket's, once that is bought
  player_id bigint not null references player, -- who made it, and whose ticket it is in the batch
  slip_id uuid not null, -- the slip it was made of
  game text not null,
  masks bigint[] not null check (cardinality(masks) > 0),
  lines int not null check (lines > 0),
  stake_per_line bigint not null check (stake_per_line > 0), -- kobo
  rules_hash bytea not null references rules_document, -- those that all of them agreed to
  ends_at timestamptz not null check (ends_at > created_at),
  state text not null default 'open' check (state in ('open', 'bought', 'off')),
  why text not null default '' check ((why <> '') = (state = 'off')), -- a refusal's name, or asked, late
  batch_id text check ((batch_id is not null) = (state = 'bought')), -- its ticket's
  created_at timestamptz not null default game_clock()
);
-- A player who lost the answer and asks again does not pay twice.
create unique index syndicate_slip on syndicate (slip_id) where state = 'open';
create index syndicate_batch on syndicate (batch_id) where batch_id is not null;
create index syndicate_player on syndicate (player_id, created_at desc);
create index syndicate_open on syndicate (ends_at) where state = 'open';
create trigger syndicate_keeps before update on syndicate for each row execute function keep_syndicate();
create trigger syndicate_is_final before delete on syndicate for each row execute function refuse_change();

create table syndicate_share (
  syndicate_id uuid not null references syndicate,
  place int not null check (place between 1 and 10),
  name text not null check (length(name) between 1 and 20), -- what the friends call this member
  salt bytea not null check (length(salt) = 16), -- hides the name in the ticket's leaf
  amount bigint not null check (amount >= 100), -- kobo of the price
  code text not null unique, -- opens the invitation
  player_id bigint references player, -- who took it, by paying it
  paid_at timestamptz check ((player_id is null) = (paid_at is null)),
  primary key (syndicate_id, place),
  unique (syndicate_id, player_id)
);
create index syndicate_share_player on syndicate_share (player_id, paid_at desc);
create trigger syndicate_share_keeps before insert or update on syndicate_share
  for each row execute function keep_syndicate_share();
create trigger syndicate_share_is_final before delete on syndicate_share for each row execute function refuse_change();
create constraint trigger syndicate_shares_make_the_price after insert on syndicate_share
  deferrable initially deferred for each row execute function shares_make_the_price();

-- Who has a stake in a ticket, and how much: for a shared one each member's own share, not the whole price for its maker.
create view ticket_stake as
  select t.id as ticket_id, t.batch_id, t.game, t.bought_at, t.wallet, t.player_id, t.stake as amount
  from ticket t where not exists (select from syndicate s where s.id = t.id)
  union all
  select t.id, t.batch_id, t.game, t.bought_at, t.wallet, x.player_id, x.amount
  from syndicate_share x join ticket t on t.id = x.syndicate_id;

-- Money that players staked in draws that are over. Refunds for void matches were not staked, nor were free lines, which a
-- campaign paid for.
create view settled_stake as
  select s.player_id, s.wallet, s.amount from ticket_stake s join batch b on b.id = s.batch_id
  where b.state = 'settled' and not exists (select from free_line f where f.slip_id = s.ticket_id)
    and not (hangs_on_matches(s.game) and soccer_status(s.ticket_id, s.bought_at, 0) = 'refunded')
  union all
  select b.player_id, b.wallet, b.cost from item_bid b join item i on i.id = b.item_id where i.state = 'drawn';
