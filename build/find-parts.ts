// Finds out, while the app is built, which modules share a file (parts.ts).
import { minifySync, type Plugin } from 'vite'
import { partsOf } from './parts.ts'

/** With more, every file costs a phone that stores all screens some 700 bytes; with fewer, screens load unused code. */
const PARTS = 48

/** Minified bytes that a screen may load after the first files: 120 KB of brotli. */
const MOST = 345_000

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

/** What the front page loads after its first files, and most other pages too. */
const always =
  /\/src\/(late|api\/cache\/query-store|pwa\/after-load|routes\/_public\/-home-below|screens\/(pwa\/PwaLater|shared\/lines\/ScoreRows|shell\/(ShellSandboxNote|footer\/ShellNewsletter))|ui\/Toasts)\.tsx?$/

/** What most players open. */
const often =
  /\/src\/(routes\/(_app|_protected|_app\/(dashboard|[^/]+\/index|\$game\/(summary|success|batch-draw)|user\/\w+)|_public\/(results\/index|winners)|_protected\/(wallet\/index|game-history\/.*))|screens\/(dashboard\/DashboardPicks|play\/open-play))\.tsx?/

/** Roughly how often a lazily loaded module is loaded, relative to others: weighs one page's bytes against others'. */
const visitsOf = (id: string): number => {
  if (NOT_KEPT.some(start => id.includes(`/${start}`))) return 0
  // It needs every screen's store: whatever shared its file would bring all of them.
  if (id.endsWith('/src/play/forget-player.ts')) return 0
  if (always.test(id)) return 150
  if (often.test(id)) return 55
  // Where low data is chosen: with the front page it has to stay small.
  if (id.includes('/routes/_app/this-phone.tsx')) return 15
  // It loads the most.
  if (/\/routes\/_protected\/awoof/.test(id)) return 6
  if (/\/routes\/_protected\/(withdrawals|chats-and-tips)/.test(id)) return 2
  return /\/routes\/(_protected\/(application|profile-settings)|_app\/draw-alerts)/.test(id) ? 4 : 1
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
    for (const [id, part] of partsOf(modules, taken, visitsOf, PARTS, MOST)) partOf.set(id, part)
  },
})

export const partName = (id: string): string | null => (partOf.has(id) ? `part-${partOf.get(id)}` : null)
