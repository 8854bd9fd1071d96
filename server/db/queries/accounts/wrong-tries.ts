import type { Tx } from '#server/db/db.ts'

interface TryKey {
  key: Uint8Array
  /** Tries before the first wait. */
  free: number
  mostSeconds: number
}

/** Counts a try (begin_try). @returns seconds to wait; 0 if it may be judged */
export const beginTries = (tx: Tx, keys: readonly TryKey[]) =>
  tx.value<number>`
    select begin_try(${keys.map(it => it.key)}::bytea[], ${keys.map(it => it.free)}::int[],
      ${keys.map(it => it.mostSeconds)}::int[]) as wait`

/** Seconds the key stays locked; 0 if it is not. */
export const findLock = async (tx: Tx, key: Uint8Array): Promise<number> =>
  (await tx.value<number | undefined>`
    select extract(epoch from held_until - game_clock())::float8 as wait from wrong_try
    where key = ${key} and held_until > game_clock() and forgotten_at > game_clock()`) ?? 0

interface JudgedTry {
  key: Uint8Array
  isRight: boolean
  most: number
  lockSeconds: number
}

/** Counts a judged try, which locks after `most` wrong ones (settle_locked_try). */
export const settleLockedTry = async (tx: Tx, { key, isRight, most, lockSeconds }: JudgedTry) =>
  (await tx.one<{ wait: number; remaining: number }>`
    select * from settle_locked_try(${key}, ${isRight}, ${most}, ${lockSeconds})`)!

export const forgetTries = (tx: Tx, keys: readonly Uint8Array[]) =>
  tx.many`delete from wrong_try where key = any(${keys}::bytea[])`

export const takeBackTry = (tx: Tx, key: Uint8Array) =>
  tx.many`update wrong_try set tries = tries - 1, held_until = game_clock() where key = ${key} and tries > 0`
