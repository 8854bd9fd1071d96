// A stretch of a log made from nothing but the pure core, as the service would give it.
import { entryHash } from '#src/draws/documents.ts'
import { stretchFrom, type Stretch } from '#src/draws/log-stretch.ts'
import { consistencyRanges } from '#src/draws/log-tree.ts'
import { rootOf } from '#src/draws/merkle.ts'
import { hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { treeOf } from './tree.ts'

export const stretch = (entries: readonly unknown[], wanted: number, size = entries.length): Stretch => {
  const from = stretchFrom(wanted)
  return {
    from,
    entries: entries.slice(from, size).map(canonicalJson),
    path: consistencyRanges(from, size).map(({ from: a, to: b }) =>
      hex(rootOf(treeOf(entries.slice(a, b).map(entryHash)))),
    ),
  }
}
