// Which of our modules share a file: those that the same screens need. A file is loaded whole, with every file that it
// needs, so a module grouped with others that a screen does not use costs every visitor of that screen those as well.
import { joinPieces } from './join-pieces.ts'
import { movePieces } from './move-pieces.ts'

interface Module {
  /** Minified bytes. */
  size: number
  imports: readonly string[]
  /** What it loads on demand. */
  later: readonly string[]
}

/** Modules that the same visits need. */
export interface Piece {
  modules: readonly string[]
  size: number
  /** Whatever is loaded on demand, such as a screen, and needs it. */
  users: ReadonlySet<number>
  /** Other pieces that have to run before it. */
  needs: ReadonlySet<Piece>
}

/** What a distribution of pieces over files is judged by. */
export interface Aim {
  /** How often each user is loaded, relative to others. */
  visits: readonly number[]
  /** Bytes that no user may come to load. */
  most: number
}

type Modules = ReadonlyMap<string, Module>

/** How lazily loaded modules are used. */
export interface Use {
  /** How often one is loaded, relative to others; 0 if it keeps its own file. */
  visitsOf: (id: string) => number
  /** What is loaded in the same visit anyway, such as a screen's layout: nobody loads that in vain. */
  besides: (id: string) => readonly string[]
}

/** These modules and everything that has to run before them. */
const withNeeds = (modules: Modules, ids: Iterable<string>): Set<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    const module = modules.get(id)
    if (!module || found.has(id)) return
    found.add(id)
    module.imports.forEach(visit)
  }
  for (const id of ids) visit(id)
  return found
}

/** A piece for each set of users. */
const piecesOf = (
  modules: Modules,
  taken: ReadonlySet<string>,
  loaded: readonly (readonly string[])[],
): Piece[] => {
  const users = new Map<string, Set<number>>()
  for (const [user, of] of loaded.entries())
    for (const id of withNeeds(modules, of))
      if (!taken.has(id)) users.set(id, (users.get(id) ?? new Set()).add(user))
  const pieces = new Map<string, { modules: string[]; size: number; users: Set<number>; needs: Set<Piece> }>()
  const pieceOf = new Map<string, Piece>()
  for (const [id, its] of users) {
    const name = [...its].join()
    const piece = pieces.get(name) ?? { modules: [], size: 0, users: its, needs: new Set() }
    pieces.set(name, piece)
    pieceOf.set(id, piece)
    piece.modules.push(id)
    piece.size += modules.get(id)!.size
  }
  for (const { modules: its, needs } of pieces.values())
    for (const id of its)
      for (const needed of modules.get(id)!.imports) {
        const other = pieceOf.get(needed)
        if (other && other !== pieceOf.get(id)) needs.add(other)
      }
  return [...pieces.values()]
}

/**
 * Joins what the same visits need until `files` are left, then moves what fits better elsewhere.
 * @param taken modules that have a file already
 * @param most minified bytes that nothing loaded on demand may come to need, with what is loaded besides
 * @returns the file's number of every other module, except those with a single user, which share its file anyway
 */
export const partsOf = (
  modules: Modules,
  taken: Iterable<string>,
  { visitsOf, besides }: Use,
  files: number,
  most = Infinity,
): Map<string, number> => {
  const done = withNeeds(modules, taken)
  const later = new Set([...modules.values()].flatMap(it => it.later))
  const loaded = [...later].filter(id => !done.has(id) && visitsOf(id) > 0)
  const aim = { visits: loaded.map(visitsOf), most }
  const pieces = piecesOf(
    modules,
    done,
    loaded.map(id => [id, ...besides(id)]),
  )
  const shared = movePieces(joinPieces(pieces, files, aim), aim).filter(
    file => new Set(file.flatMap(it => [...it.users])).size > 1,
  )
  return new Map(shared.flatMap((file, at) => file.flatMap(it => it.modules.map(id => [id, at] as const))))
}
