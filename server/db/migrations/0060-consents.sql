-- What a player has agreed to, once for each version of the text. The first one is given with the sign-up.
create table consent (
  player_id bigint not null references player,
  version text not null,
  given_at timestamptz not null,
  primary key (player_id, version)
);
insert into consent (player_id, version, given_at)
  select id, consent_version, consent_at from player where not sandbox;
