-- A payment may be taken back after its top-up was credited: refunded, disputed, reversed. What is in the play wallet goes,
-- the rest the player owes. Only adds.
alter table top_up
  add column taken_back bigint not null default 0, -- kobo, as the ledger has it
  add column take_backs int not null default 0, -- changes of it: the causes of their transfers
  add column look_again_at timestamptz, -- the provider has spoken of it, or has not decided yet
  add constraint top_up_taken_back check (taken_back between 0 and amount and (taken_back = 0 or state = 'credited'));
create index top_up_look_again on top_up (look_again_at) where look_again_at is not null;
create index top_up_taken on top_up (reference) where taken_back > 0;

-- What players owe; the transfers are those of the account `owed:` and the player's number.
create table debt (
  player_id bigint primary key references player,
  amount bigint not null check (amount >= 0), -- kobo
  steps int not null default 0 -- payments of it: the causes of their transfers
);
create index debt_open on debt (player_id) where amount > 0;
create trigger debt_is_final before delete on debt for each row execute function refuse_change();

-- Who owes buys nothing: in a purchase their place stands for nobody.
create function free_players(asked bigint[]) returns bigint[] language plpgsql stable as $$
begin
  if not exists (select from debt where amount > 0 and player_id = any(asked)) then
    return asked;
  end if;
  return array(
    select case when exists (select from debt d where d.player_id = a.player_id and d.amount > 0) then 0 else a.player_id end
    from unnest(asked) with ordinality a(player_id, place) order by a.place);
end $$;

-- The sandbox's book: what its provider has taken back, and whether it has yet to decide.
alter table sandbox_payment
  add column taken_back bigint not null default 0 check (taken_back between 0 and amount),
  add column is_disputed boolean not null default false;
