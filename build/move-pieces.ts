// Moves pieces to the files where visits load the fewest bytes: joining two at a time cannot take back what it joined.
import type { Aim, Piece } from './parts.ts'

/** A set of files, a bit for each: a hundred thousand sums are made, and with sets of objects they take ten times as long. */
type FileSet = number[]

const add = (set: FileSet, other: FileSet): void => {
  for (let word = 0; word < set.length; word++) set[word]! |= other[word]!
}
// Words of 32 bits; `1 << file` counts from the word's beginning, because a shift takes the remainder by 32.
const has = (set: FileSet, file: number): boolean => (set[file >> 5]! & (1 << file)) !== 0
const put = (set: FileSet, file: number): void => {
  set[file >> 5]! |= 1 << file
}

/**
 * @param needs for each file, which others have to run before it
 * @returns for each file, which ones are loaded with it; undefined if some wait for each other in a circle
 */
const loadedWith = (needs: readonly FileSet[]): FileSet[] | undefined => {
  const done: FileSet[] = []
  const open = new Set<number>()
  const visit = (file: number): boolean => {
    if (done[file]) return true
    if (open.has(file)) return false
    open.add(file)
    const found = needs[file]!.slice()
    put(found, file)
    for (let next = 0; next < needs.length; next++) {
      if (!has(needs[file]!, next)) continue
      if (!visit(next)) return false
      add(found, done[next]!)
    }
    done[file] = found
    return true
  }
  return needs.every((_, file) => visit(file)) ? done : undefined
}

/** @returns what each file holds after the moves */
export const movePieces = (files: readonly Piece[][], { visits, most }: Aim): Piece[][] => {
  const pieces = files.flat()
  const at = new Map(pieces.map((it, piece) => [it, piece]))
  const needs = pieces.map(it => [...it.needs].map(next => at.get(next)!))
  const fileOf = files.flatMap((file, number) => file.map(() => number))
  /** For each user and file, how many pieces in it are needed. */
  const used = visits.map(() => new Int32Array(files.length))
  for (const [piece, { users }] of pieces.entries()) for (const user of users) used[user]![fileOf[piece]!]!++
  const place = (piece: number, file: number): void => {
    for (const user of pieces[piece]!.users) {
      used[user]![fileOf[piece]!]!--
      used[user]![file]!++
    }
    fileOf[piece] = file
  }
  const empty = Array.from({ length: (files.length >> 5) + 1 }, () => 0)
  const none = (): FileSet => empty.slice()

  /** Bytes of all visits; Infinity if it cannot be so, or is no less than `limit`. */
  const bytes = (limit: number): number => {
    const sizes = files.map(() => 0)
    const before = files.map(none)
    for (let piece = 0; piece < pieces.length; piece++) {
      const file = fileOf[piece]!
      sizes[file]! += pieces[piece]!.size
      for (const next of needs[piece]!) if (fileOf[next] !== file) put(before[file]!, fileOf[next]!)
    }
    const loaded = loadedWith(before)
    if (!loaded) return Infinity
    let sum = 0
    for (let user = 0; user < used.length; user++) {
      const all = none()
      for (let file = 0; file < sizes.length; file++) if (used[user]![file]! > 0) add(all, loaded[file]!)
      let its = 0
      for (let file = 0; file < sizes.length; file++) if (has(all, file)) its += sizes[file]!
      sum += its * visits[user]!
      if (its > most || sum >= limit) return Infinity
    }
    return sum
  }

  let least = bytes(Infinity)
  const move = (piece: number): boolean => {
    const from = fileOf[piece]!
    let best = from
    for (let to = 0; to < files.length; to++) {
      place(piece, to)
      const sum = to === from ? Infinity : bytes(least)
      if (sum < least) [least, best] = [sum, to]
    }
    place(piece, best)
    return best !== from
  }
  const largest = [...pieces.keys()].toSorted((a, b) => pieces[b]!.size - pieces[a]!.size)
  while (largest.filter(move).length > 0);
  return files.map((_, number) => pieces.filter((_, piece) => fileOf[piece] === number))
}
