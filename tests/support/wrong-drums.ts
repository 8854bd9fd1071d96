// The two classic mistakes in drawing numbers; controls the fairness tests must catch.
import { sha256 } from '#src/draws/hash.ts'
import { concatBytes, utf8 } from '#src/lib/bytes.ts'

export const keyAt = (at: number): Uint8Array =>
  sha256(concatBytes(utf8('chi-square '), Uint8Array.of(at >> 16, at >> 8, at)))

/** Byte modulo: 256 is not a multiple of the drum, so low numbers are favoured. */
export const byteModulo = (at: number, pick: number, of: number): number[] => {
  const drawn = new Set<number>()
  for (let turn = 0; drawn.size < pick; turn++)
    for (const byte of sha256(concatBytes(keyAt(at), Uint8Array.of(turn))))
      if (drawn.size < pick) drawn.add((byte % of) + 1)
  return [...drawn]
}

/** Sorting by coin flips: numbers stay near where they were. */
export const sortRandom = (at: number, pick: number, of: number): number[] => {
  let word = 0
  const bits = keyAt(at)
  const coin = () => ((bits[(word >> 3) % 32]! >> (word++ & 7)) & 1) - 0.5
  return Array.from({ length: of }, (_, n) => n + 1)
    .sort(coin)
    .slice(0, pick)
}
