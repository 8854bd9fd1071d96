// Settles batches a second time and differently from the service: number by number, from the text of the
// rules, without bit masks or SQL arithmetic. Returns every difference from what the ledger says was paid.
import type { Db } from '#server/db/db.ts'

interface Tier {
  hits: number
  prize: number
  cashback: number
  choice?: { once: number }
  byLines?: { lines: number; prize: number }[]
}

interface Ticket {
  id: string
  player_id: number
  masks: string[]
  lines: number
  stake: string
  stake_per_line: string
  status: string
  numbers: number[]
  rules: string
}

const numbersOf = (word: string, at: number): number[] =>
  [...BigInt(word).toString(2)].toReversed().flatMap((bit, n) => (bit === '1' ? [at * 50 + n + 1] : []))

const linesOf = ({ masks, lines }: Ticket): number[][] => {
  const words = masks.length / lines
  return Array.from({ length: lines }, (_, line) =>
    masks.slice(line * words, (line + 1) * words).flatMap(numbersOf),
  )
}

interface ScoreRules {
  returnPercent: number
  mostPaid: number
  matches: { parts: number[] }[]
}

/** Every number of the line must have been drawn; its prize is computed from the chances in the document. */
const dueOfScores = (rules: ScoreRules, stake: number, lines: number[][], drawn: number[]): number => {
  let won = 0n
  for (const line of lines) {
    if (!line.every(number => drawn.includes(number))) continue
    let [above, below] = [BigInt(stake) * BigInt(rules.returnPercent), 100n]
    for (const number of line) {
      above *= 1_048_576n
      below *= BigInt(rules.matches[Math.trunc((number - 1) / 50)]!.parts[(number - 1) % 50]!)
    }
    const due = above / below
    won += due < BigInt(rules.mostPaid) ? due : BigInt(rules.mostPaid)
  }
  return Number(won)
}

/** kobo due at once and later, by the document's tiers or chances. */
export const dueOf = (rules: string, stake: number, lines: number[][], drawn: number[]) => {
  const document = JSON.parse(rules) as { stakes: { stake: number; tiers: Tier[] }[] }
  if ('matches' in document)
    return {
      won: dueOfScores(document as unknown as ScoreRules, stake, lines, drawn),
      cashback: 0,
      later: 0,
    }
  const { stakes } = document
  let won = 0
  let cashback = 0
  let later = 0
  for (const line of lines) {
    let right = 0
    for (const number of drawn) if (line.includes(number)) right++
    for (const offer of stakes) {
      if (offer.stake !== stake) continue
      for (const tier of offer.tiers) {
        if (tier.hits !== right) continue
        won += tier.prize
        cashback += tier.cashback
        if (tier.choice) later += tier.choice.once
        for (const card of tier.byLines ?? []) if (card.lines === lines.length) won += card.prize
      }
    }
  }
  return { won, cashback, later }
}

/** @param tax hundredths of a percent of what exceeds the stake */
export const checkSettlement = async (db: Db, tax: number): Promise<string[]> => {
  const tickets = await db.many<Ticket>`
    select t.id, t.player_id, array(select m::text from unnest(masks) m) as masks, t.lines, t.stake::text,
      t.stake_per_line::text, t.status, b.numbers, r.body as rules
    from ticket_result t join batch b on b.id = t.batch_id join rules_document r on r.hash = b.rules_hash
    where b.state = 'settled' order by t.id`
  const paid = await db.many<{ cause: string; kind: string; amount: number; code: string }>`
    select t.cause, t.kind, t.amount, case when t.kind = 'tax' then d.code else c.code end as code
    from transfer t join account d on d.id = t.debit_account join account c on c.id = t.credit_account
    where t.kind in ('win', 'cashback', 'tax', 'owed')`
  const differences: string[] = []
  const left = new Map(paid.map(it => [`${it.kind} ${it.cause}`, it]))
  for (const ticket of tickets) {
    const { won, cashback, later } = dueOf(
      ticket.rules,
      Number(ticket.stake_per_line),
      linesOf(ticket),
      ticket.numbers,
    )
    const profit = won + cashback - Number(ticket.stake)
    const withheld = profit > 0 ? Number((BigInt(profit) * BigInt(tax)) / 10_000n) : 0
    for (const [kind, due] of Object.entries({ win: won, cashback, tax: withheld, owed: later })) {
      const key = `${kind} ${ticket.id}`
      const transfer = left.get(key)
      if ((transfer?.amount ?? 0) !== due)
        differences.push(`${key}: due ${due}, paid ${transfer?.amount ?? 0}`)
      const account = kind === 'owed' ? 'prize_liabilities' : `player:${ticket.player_id}:winnings`
      if (transfer && transfer.code !== account) differences.push(`${key}: went through ${transfer.code}`)
      left.delete(key)
    }
    if (ticket.status !== (won + later > 0 ? 'won' : 'lost'))
      differences.push(`${ticket.id} is called ${ticket.status}`)
  }
  return [...differences, ...[...left.keys()].map(key => `${key}: paid for nothing`)]
}
