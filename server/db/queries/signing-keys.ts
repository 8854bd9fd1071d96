import type { JsonWebKey } from 'node:crypto'
import type { PublicKey } from '#src/contract/draws.ts'
import type { Tx } from '../db.ts'

export type PrivateJwk = JsonWebKey

export const lockSigningKeys = (tx: Tx) => tx.one('select pg_advisory_xact_lock(7461002)')

export const findSandboxKey = (tx: Tx) =>
  tx.one<{ private_jwk: PrivateJwk }>(
    'select private_jwk from signing_key where private_jwk is not null order by created_at limit 1',
  )

export const insertSigningKey = (tx: Tx, id: string, publicJwk: PublicKey, privateJwk: PrivateJwk | null) =>
  tx.one('insert into signing_key (id, public_jwk, private_jwk) values ($1, $2, $3) on conflict do nothing', [
    id,
    JSON.stringify(publicJwk),
    privateJwk && JSON.stringify(privateJwk),
  ])

export const listSigningKeys = (tx: Tx) =>
  tx.many<{ id: string; public_jwk: unknown }>('select id, public_jwk from signing_key')
