// Joins the most similar pieces, two at a time.
import type { Aim, Piece } from './parts.ts'

interface Part {
  pieces: Piece[]
  size: number
  users: Set<number>
  needs: Set<Part>
}

/** A part for each piece. */
const apart = (pieces: readonly Piece[]): Part[] => {
  const partOf = new Map(
    pieces.map((it): [Piece, Part] => [
      it,
      { pieces: [it], size: it.size, users: new Set(it.users), needs: new Set() },
    ]),
  )
  for (const [{ needs }, part] of partOf) for (const it of needs) part.needs.add(partOf.get(it)!)
  return [...partOf.values()]
}

/** A part with everything it needs, directly or not. */
const whole = (part: Part, found = new Set<Part>()): Set<Part> => {
  if (found.has(part)) return found
  found.add(part)
  for (const next of part.needs) whole(next, found)
  return found
}

/** Total bytes that users of one part would load in vain if it shared a file with the other. */
const inVain = (other: Part, users: ReadonlySet<number>, visits: readonly number[]): number => {
  let bytes = 0
  for (const part of whole(other))
    for (const user of users) if (!part.users.has(user)) bytes += part.size * visits[user]!
  return bytes
}

/** Whether one needs the other through a third: their joint file would have to run both before and after it. */
const isCircle = (a: Part, b: Part): boolean =>
  [...a.needs].some(next => next !== b && whole(next).has(b)) ||
  [...b.needs].some(next => next !== a && whole(next).has(a))

/** Whether a screen that loads either would load more than `most` bytes in all if they shared a file. */
const isTooMuch = (a: Part, b: Part, all: readonly Part[], most: number): boolean => {
  const joint = new Set([...whole(a), ...whole(b)])
  return [...new Set([...a.users, ...b.users])].some(user => {
    const loaded = all.filter(part => part.users.has(user) || joint.has(part))
    return loaded.reduce((sum, part) => sum + part.size, 0) > most
  })
}

const join = (a: Part, b: Part, all: readonly Part[]): void => {
  a.pieces.push(...b.pieces)
  a.size += b.size
  for (const part of all) if (part.needs.delete(b)) part.needs.add(a)
  for (const next of b.needs) a.needs.add(next)
  a.needs.delete(a)
  for (const user of b.users) a.users.add(user)
  for (const part of whole(a)) for (const user of a.users) part.users.add(user)
}

/** @returns what each of `files` holds; more, if joining would go past what a user may load */
export const joinPieces = (pieces: readonly Piece[], files: number, { visits, most }: Aim): Piece[][] => {
  const parts = apart(pieces)
  const extra = (a: Part, b: Part): number => inVain(a, b.users, visits) + inVain(b, a.users, visits)
  const pair = (a: Part, b: Part) => ({ a, b, cost: extra(a, b) })
  let pairs = parts.flatMap((a, at) => parts.slice(at + 1).map(b => pair(a, b)))
  while (parts.length > files && pairs.length > 0) {
    const best = pairs.reduce((best, it) => (it.cost < best.cost ? it : best))
    const { a, b } = best
    const cost = extra(a, b)
    // Other parts have been joined since: check whether this is still the best pair.
    if (cost > best.cost) {
      best.cost = cost
      continue
    }
    const isJoined = !isCircle(a, b) && !isTooMuch(a, b, parts, most)
    pairs = pairs.filter(
      it => it !== best && !(isJoined && (it.a === b || it.b === b || it.a === a || it.b === a)),
    )
    if (!isJoined) continue
    parts.splice(parts.indexOf(b), 1)
    join(a, b, parts)
    pairs.push(...parts.filter(it => it !== a).map(it => pair(a, it)))
  }
  return parts.map(it => it.pieces)
}
