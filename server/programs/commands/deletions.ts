import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { newId } from '#server/deeds/new-id.ts'
import { handOver as handOverKept, openDeleted } from '#server/deeds/own-data/hand-over.ts'
import type { Command } from './place.ts'

const idOf = (text = '', usage: string): number => {
  const id = /^D-(\d{1,15})$/i.exec(text)?.[1]
  if (!id) throw new Error(`Say which, who and why: ${usage}`)
  return Number(id)
}

/** `deleted D-12 WHO WHY`: the law requires us to keep it, so each look at it is recorded. */
export const deleted: Command = async ({ db, pepper }, text = '', who = '', ...why) => {
  const id = idOf(text, 'deleted D-12 WHO WHY')
  if (!who || why.length === 0) throw new Error('Say which, who and why: deleted D-12 WHO WHY')
  if (!pepper) throw new Error('Set CODE_PEPPER to what the nodes have: without it nobody can read that.')
  const { person, kept, at } = await openDeleted(db, pepper, id)
  const name = person
    ? `${person.first_name} ${person.last_name}, ${displayPhone(person.phone)}, ${person.email ?? 'no e-mail'}`
    : 'not known any more'
  const accounts = (person?.accounts ?? []).map(it => ` Withdrew to ${it.name}, ${it.bank} ${it.number}.`)
  return `D-${id}: ${name}. Deleted ${formatDateTime(at.getTime())}, ${formatMoney(kept)} kept.${accounts.join('')}`
}

/** `hand-over D-12 PHONE WHO WHY` */
export const handOver: Command = async ({ db, randomness }, text = '', number = '', who = '', ...why) => {
  const usage = 'hand-over D-12 08031234567 WHO WHY'
  const id = idOf(text, usage)
  const phone = canonicalPhone(number)
  if (!phone || !who || why.length === 0) throw new Error(`Say which, to whom, who and why: ${usage}`)
  const moved = await handOverKept(db, { id, phone, cause: `deletion/${id}/${newId(randomness)}` })
  return `${formatMoney(moved)} went to ${displayPhone(phone)}.`
}
