-- Who owes buys nothing: in a purchase their place stands for nobody.
create or replace function free_players(asked bigint[]) returns bigint[] language plpgsql stable as $$
begin
  if not exists (select from debt where amount > 0 and player_id = any(asked)) then
    return asked;
  end if;
  return array(
    select case when exists (select from debt d where d.player_id = a.player_id and d.amount > 0) then 0 else a.player_id end
    from unnest(asked) with ordinality a(player_id, place) order by a.place);
end $$;
