// What every first visit needs goes into one file: on a slow link each extra file costs a round trip, and
// small files compress worse. A module missing here still works, from its own file; one too many makes `/`
// heavier.

import { partName } from './find-parts.ts'

const packages = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'valtio',
  'proxy-compare',
  '@tanstack/react-router',
  '@tanstack/router-core',
  '@tanstack/history',
  '@tanstack/react-store',
  '@tanstack/store',
  '@tanstack/react-query',
  '@tanstack/query-core',
]

const sources = [
  'boot',
  'router',
  'routeTree.gen',
  'routes/(?!(.*/)?-).*',
  'pwa/pwa',
  'draws/next-result',
  'games/(cheapest-ticket|rules)',
  'games/(stake-bands|(?!awoof|soccer)[\\w-]+/rules|soccer-cash/paths)',
  'lib/(money|lottery-name|figures|search|low-data)',
  'api/(asks|errors|keys|cache/(kept|persist|query-client)|front-page|user|live/live-open|session/(session|token))',
  'screens/shell/Shell(AccountButtons|Back|Error|Footer|Head|Logo|Navigation|Overlay|Pending|PublicHeader|PublicLayout|Sandbox|SkipLink)',
  'screens/shell/shell-(links|rules)',
  'screens/shared/((document|page)-title|use-latest)',
  'screens/home/Home(Screen|Kept)',
  'screens/next-draw/(NextDrawCard|words)',
  'screens/results/(Results(Newest|Seal)|results-model|use-draw-check)',
  'ui/(Ball|Button|Drawing|Emblem|Icon|LinkButton|LoadingOverlay|Money|Skeleton|Slip)',
  'ui/(late/part|time/(Countdown|use-now))',
]

/** Parts of these packages that `/` does without: forms, infinite lists, persistence. */
const later = [
  'query-core/build/modern/(hydration|mutationObserver|infiniteQueryObserver)',
  'react-query/build/modern/(useMutation|useMutationState|useInfiniteQuery|infiniteQueryOptions)',
]

/** Apart from our own files: our releases rarely change them, and a cheap phone reads them in a separate task. */
const core = new RegExp(`/node_modules/(?!@tanstack/(${later.join('|')})\\.js)(${packages.join('|')})/`)
const base = new RegExp(`/src/(${sources.join('|')})\\.tsx?$`)

/** What the door needs to show the page before the app runs. */
const door =
  /\/src\/(main|brand|play\/early-(taps|acts)|screens\/next-draw\/early-clocks|draws\/(next-targets|schedule)|ui\/time\/remaining|pwa\/(lost-file|invitation)|lib\/(find-last|lagos-time|language\/language|figures|server-time|theme|stored|writes))\.ts$|preload-helper|rolldown\/runtime/

/** What queries the service and checks its answers, loaded with the first query. */
const asks =
  /\/node_modules\/(valibot|ofetch|ufo|destr)\/|\/src\/(api\/(first-asks|client|failures)|contract\/(answer-words|call|front-page|user)|model\/words)\.ts$/

/** What `/` shows below its first screen: no visitor should have to load a game's screen for one line of it. */
const below =
  /\/src\/(ui\/(Tabs|ErrorNote|Section|time\/Ring|words\/(ui|click))|games\/(jackpots|also-open|paths)|contract\/(results|draws|words)|api\/draws|lib\/(fields\/(typed|parse-money)|phone)|screens\/(shared\/(lines\/(LineRow|has-scores)|LanguageChoice|language-words|use-running)|winners\/(words|winners-model|winners-lists|WinnersRows)|results\/words|jackpots\/(words|jackpots-model|JackpotsRings|JackpotsBlock)))\.tsx?$/

const first = { door, core, base, asks, below }

export const isInFirst = (id: string): boolean => Object.values(first).some(test => test.test(id))

/** The first group that matches takes a module, along with all its imports that no earlier group took. */
export const chunkGroups = [
  ...Object.entries(first).map(([name, test]) => ({ name, test })),
  { name: partName, includeDependenciesRecursively: false },
]

/** Files a page has before it requests any screen. */
export const isFirstFile = (file: string): boolean =>
  /\/(door|core|base|index|main|rolldown-runtime)-/.test(file)

const named = new Set([...Object.keys(first), 'rolldown-runtime', 'check-worker'])

/** The first file lists every other one, so a screen's file is named by its hash alone: 36 bits among 400 names. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'
