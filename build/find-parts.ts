// Finds out, while the app is built, which modules share a file (parts.ts).
import { minifySync, type Plugin } from 'vite'
import { partsOf } from './parts.ts'

/** With more, every file costs a phone that stores all screens some 800 bytes; with fewer, screens load unused code. */
const PARTS = 50

/** Minified bytes that a screen may load after the first files, with its layout and what every page loads. */
const MOST = 350_000

/**
 * Everything opens offline after one visit, except the workshop, the tours and the checks for browsers without
 * workers; a language is stored only on phones that use it. None of these shares a file with other modules.
 */
export const NOT_KEPT = [
  'src/languages/',
  'src/routes/dev/ui.tsx?',
  'src/tours/TourRunner.tsx',
  'src/proof/check-work.ts',
]

/** What every page loads once it is on the screen. */
const everywhere =
  /\/src\/(late|api\/cache\/query-store|pwa\/after-load|screens\/(pwa\/PwaLater|shell\/ShellSandboxNote)|ui\/Toasts)\.tsx?$/

/** The layout around a screen. */
const layoutOf = (id: string) => /\/src\/routes\/(_app|_protected)\//.exec(id)?.[1]

/** What is loaded in the same visit. */
const besides = (all: readonly string[]) => {
  const always = all.filter(id => everywhere.test(id))
  return (id: string): readonly string[] => {
    const layout = layoutOf(id)
    const around = layout ? all.filter(it => it.includes(`/src/routes/${layout}.tsx?`)) : []
    return [...always, ...around]
  }
}

/** How often screens are opened, relative to others: the first that matches. */
const visits: readonly (readonly [RegExp, number])[] = [
  // What the front page shows below its first screen.
  [/\/src\/(routes\/_public\/-home-below|screens\/shared\/lines\/ScoreRows)\./, 150],
  [
    /\/src\/(routes\/(_app|_protected|_app\/(dashboard|user\/(login|signup)))\.tsx|screens\/(dashboard\/DashboardPicks|play\/open-play)\.)/,
    60,
  ],
  // Opened for each draw.
  [/\/src\/routes\/_app\/\$game\/index\./, 80],
  // Where low data is chosen: with the front page it has to stay small.
  [/\/src\/routes\/_app\/this-phone\./, 20],
  [
    /\/src\/routes\/(_app\/\$game\/(summary|success|batch-draw)|_public\/(results\/index|winners)|_protected\/(wallet\/index|game-history\/.*|fund-wallet\/fund-channels\/index))\./,
    11,
  ],
  [/\/src\/routes\/_protected\/(awoof|withdrawals|fund-wallet)\//, 4],
]

/** 0 for what keeps its own file. */
const visitsOf = (id: string): number => {
  if (NOT_KEPT.some(start => id.includes(`/${start}`))) return 0
  // It needs every screen's store: whatever shared its file would bring all of them.
  if (id.endsWith('/src/play/forget-player.ts')) return 0
  return visits.find(([of]) => of.test(id))?.[1] ?? 1
}

const partOf = new Map<string, number>()

/**
 * A module's minified bytes. Unminified, a comment would weigh as much as code; with its folder's name in it, a build in
 * another folder would join other modules.
 */
export const weightOf = (id: string, code: string, root = process.cwd()): number =>
  minifySync(id, code.replaceAll(`${root}/`, '/'), { module: true, mangle: true }).code.length

/** @param hasFile whether a module has been given a file by name, with all that it imports */
export const findParts = (hasFile: (id: string) => boolean): Plugin => ({
  name: 'oriire:parts',
  apply: 'build',
  buildEnd() {
    // Sorted, because the bundler's order varies and among equals the first is joined.
    const modules = new Map(
      [...this.getModuleIds()].toSorted().map(id => {
        const { code, importedIds: imports, dynamicallyImportedIds: later } = this.getModuleInfo(id)!
        return [id, { size: weightOf(id, code ?? ''), imports, later }]
      }),
    )
    const taken = [...modules.keys()].filter(hasFile)
    const use = { visitsOf, besides: besides([...modules.keys()]) }
    for (const [id, part] of partsOf(modules, taken, use, PARTS, MOST)) partOf.set(id, part)
  },
})

export const partName = (id: string): string | null => (partOf.has(id) ? `part-${partOf.get(id)}` : null)
