import type { PublicKey } from '#src/contract/draws.ts'
import type { Tx } from '#server/db/db.ts'

export const insertSigningKey = (tx: Tx, id: string, publicJwk: PublicKey) =>
  tx.one`
    insert into signing_key (id, public_jwk) values (${id}, ${JSON.stringify(publicJwk)})
    on conflict do nothing`

export const listSigningKeys = (tx: Tx) =>
  tx.many<{ id: string; public_jwk: unknown }>`select id, public_jwk from signing_key`
