import type { Tx } from '../db.ts'

interface TryKey {
  key: Uint8Array
  /** Tries before the first wait. */
  free: number
  mostSeconds: number
}

/** Counts a try (see migration 0010). @returns seconds to wait, 0 where it may be judged */
export const beginTries = async (tx: Tx, keys: readonly TryKey[]): Promise<number> =>
  (await tx.one<{ wait: number }>('select begin_try($1::bytea[], $2::int[], $3::int[]) as wait', [
    keys.map(it => it.key),
    keys.map(it => it.free),
    keys.map(it => it.mostSeconds),
  ]))!.wait

/** Counts a try that locks after `most` wrong ones (see migration 0024). */
export const beginLockedTries = async (
  tx: Tx,
  key: Uint8Array,
  most: number,
  lockSeconds: number,
): Promise<{ wait: number; remaining: number }> =>
  (await tx.one<{ wait: number; remaining: number }>('select * from begin_locked_try($1, $2, $3)', [
    key,
    most,
    lockSeconds,
  ]))!

export const forgetTries = (tx: Tx, keys: readonly Uint8Array[]) =>
  tx.many('delete from wrong_try where key = any($1::bytea[])', [keys])

export const takeBackTry = (tx: Tx, key: Uint8Array) =>
  tx.many(`update wrong_try set tries = tries - 1, held_until = '-infinity' where key = $1 and tries > 0`, [
    key,
  ])
