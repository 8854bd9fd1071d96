-- Players in debt buy nothing, nor do players who may not stake that much: in a purchase, 0 takes their place.
create or replace function players_free_to_stake(asked bigint[], amounts bigint[]) returns bigint[]
  language plpgsql stable as $$
begin
  if not exists (select from debt where amount > 0 and player_id = any(asked))
    and not exists (select from safer_play where player_id = any(asked) and (excluded_at is not null
      or register_until is not null or break_until is not null or is_limited
      or began_at <= game_clock() - interval '5 minutes')) then
    return asked;
  end if;
  return array(
    select case when exists (select from debt d where d.player_id = a.player_id and d.amount > 0)
      or stake_refused(a.player_id, a.amount) is not null then 0 else a.player_id end
    from unnest(asked, amounts) with ordinality a(player_id, amount, place) order by a.place);
end $$;
