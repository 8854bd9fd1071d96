-- A top-up is judged when it is opened. The player's row is locked first, so two at once cannot pass a limit together.
-- One that is entered as reported was opened before and forgotten: its money has come.
-- Before the first one, the player must answer the question about limits and give the number that the state requires.
create or replace function safer_top_up_gate() returns trigger language plpgsql as $$
begin
  if new.state = 'checking' then
    return new;
  end if;
  perform from safer_play where player_id = new.player_id for update;
  perform hold_back(new.player_id, top_up_refused(new.player_id, new.amount));
  if exists (select from safer_play where player_id = new.player_id and answered_at is null) then
    perform hold_back(new.player_id, 'limits-unanswered');
  end if;
  if exists (select from state_wish where what = 'nin')
    and not exists (select from national_identity where player_id = new.player_id) then
    perform hold_back(new.player_id, 'nin-required');
  end if;
  return new;
end $$;
