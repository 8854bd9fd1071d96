// Receipts of tickets sold by one statement are requested at the same moment, and share one signature.
import type { Leaf, Receipt } from '#src/contract/draws.ts'
import type { Signer } from '#server/ports/signer.ts'
import { receiptsOf } from './receipt.ts'

const MOST = 64

interface Waiting {
  leaf: Leaf
  index: number
  give(receipt: Receipt): void
  fail(error: unknown): void
}

/** Everything requested before the event loop moves on goes together. */
export const signTogether = (signer: Pick<Signer, 'key' | 'sign'>): Signer['receipt'] => {
  let waiting: Waiting[] = []

  const sign = (some: readonly Waiting[]): void => {
    try {
      const receipts = receiptsOf(signer, some)
      some.forEach((it, at) => it.give(receipts[at]!))
    } catch (error) {
      for (const it of some) it.fail(error)
    }
  }
  const signAll = (): void => {
    const all = waiting
    waiting = []
    for (let at = 0; at < all.length; at += MOST) sign(all.slice(at, at + MOST))
  }
  return (leaf, index) =>
    new Promise((give, fail) => {
      // nextTick callbacks run once every promise settled by now has been handled.
      if (waiting.length === 0) process.nextTick(signAll)
      waiting.push({ leaf, index, give, fail })
    })
}
