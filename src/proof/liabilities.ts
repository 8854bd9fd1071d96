// What all wallets held on a night: a sum tree in which players find their own balance.
import * as v from 'valibot'
import { counted, type liabilities, type Liability } from '#src/contract/liabilities.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { must, outcomeOf, type CheckResult } from './checks.ts'
import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { openLogged, trustFrom } from './logged.ts'
import type { Memory } from './memory.ts'
import { followSumPath, sumLeaf } from '#src/draws/sum-tree.ts'

export type Liabilities = v.InferOutput<typeof liabilities>
export const LIABILITIES = 'oriire/liabilities/v1'

export const liabilityLeaf = (it: Liability) =>
  sumLeaf(sha256(documentBytes(it)), it.play + it.bonus + it.winnings)

/** @param phone of the player: a leaf naming another phone may have been shown to many */
export const checkCounted = (input: unknown, phone: string, memory: Memory = {}): CheckResult =>
  outcomeOf('Your balance was counted in last night’s total', () => {
    const { entry, leaf, path, logged, keyEntries } = v.parse(counted, input)
    must(leaf.phone === phone, 'It is the part of another player')
    must(leaf.night === entry.night, 'Your part is of another night')
    const steps = path.map(step => ({ ...step, hash: fromHex(step.hash) }))
    const { root } = followSumPath(liabilityLeaf(leaf), steps)
    must(hex(root.hash) === entry.root && root.sum === entry.total, 'Your part is not in the total')
    const { index } = openLogged(entry, logged, trustFrom(keyEntries, memory), memory)
    const own = formatMoney(leaf.play + leaf.bonus + leaf.winnings)
    return `${own} of ${formatMoney(entry.total)} that all wallets held on the night after ${formatDate(Date.parse(entry.night))}, number ${index + 1} in the log`
  })
