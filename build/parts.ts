// Which of our modules share a file: those that the same screens need. A file is loaded whole, with every file that it
// needs, so a module grouped with others that a screen does not use costs every visitor of that screen those as well.

interface Module {
  /** Minified bytes. */
  size: number
  imports: readonly string[]
  /** What it loads on demand. */
  later: readonly string[]
}

interface Part {
  modules: string[]
  size: number
  /** Whatever is loaded on demand, such as a screen, and needs this part. */
  users: Set<number>
  /** Other parts that have to run before it. */
  needs: Set<Part>
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

/** A part for each set of users. */
const finestParts = (
  modules: Modules,
  taken: ReadonlySet<string>,
  loaded: readonly (readonly string[])[],
): Part[] => {
  const users = new Map<string, Set<number>>()
  for (const [user, of] of loaded.entries())
    for (const id of withNeeds(modules, of))
      if (!taken.has(id)) users.set(id, (users.get(id) ?? new Set()).add(user))
  const parts = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const [id, its] of users) {
    const name = [...its].join()
    const part = parts.get(name) ?? { modules: [], size: 0, users: its, needs: new Set() }
    parts.set(name, part)
    partOf.set(id, part)
    part.modules.push(id)
    part.size += modules.get(id)!.size
  }
  for (const [id, part] of partOf)
    for (const needed of modules.get(id)!.imports) {
      const other = partOf.get(needed)
      if (other && other !== part) part.needs.add(other)
    }
  return [...parts.values()]
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
  a.modules.push(...b.modules)
  a.size += b.size
  for (const part of all) if (part.needs.delete(b)) part.needs.add(a)
  for (const next of b.needs) a.needs.add(next)
  a.needs.delete(a)
  for (const user of b.users) a.users.add(user)
  for (const part of whole(a)) for (const user of a.users) part.users.add(user)
}

/**
 * Joins the most similar parts until `files` are left.
 * @param taken modules that have a file already
 * @param most minified bytes that nothing loaded on demand may come to need, with what is loaded besides
 * @returns the part number of every other module, except those with a single user, which share its file anyway
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
  const visits = loaded.map(visitsOf)
  const parts = finestParts(
    modules,
    done,
    loaded.map(id => [id, ...besides(id)]),
  )
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
  const shared = parts.filter(it => it.users.size > 1)
  return new Map(shared.flatMap((part, at) => part.modules.map(id => [id, at] as const)))
}
