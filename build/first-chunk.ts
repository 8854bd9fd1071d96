// What every first visit needs goes into one file: on a slow link each extra file costs a round trip, and
// small files compress worse. A module missing here still works, from its own file; one too many makes `/`
// heavier.

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
  'lib/(money|lottery-name|plural|search|low-data)',
  'api/(asks|errors|keys|cache/(kept|persist|query-client)|front-page|user|live/live-open|session/(session|token))',
  'screens/shell/Shell(AccountButtons|Back|Error|Footer|Head|Logo|Navigation|Overlay|Pending|PublicHeader|PublicLayout|Sandbox|SkipLink)',
  'screens/shell/shell-(links|rules)',
  'screens/shared/(document|page)-title',
  'screens/home/Home(Screen|Kept)',
  'screens/next-draw/(NextDrawCard|words)',
  'screens/results/(Results(Newest|Seal)|results-model|use-draw-check|use-latest-results)',
  'ui/(Ball|Button|Drawing|Emblem|Icon|LinkButton|LoadingOverlay|Money|Skeleton|Slip)',
  'ui/(late/part|time/(Countdown|use-now))',
]

/** Parts of these packages that `/` does without: forms, infinite lists, persistence. */
const later = [
  'query-core/build/modern/(hydration|mutationObserver|infiniteQueryObserver)',
  'react-query/build/modern/(useMutation|useMutationState|useInfiniteQuery|infiniteQueryOptions)',
]

/** Apart from our own files: a release of ours rarely changes them, and a cheap phone reads them in a task of its own. */
const core = new RegExp(`/node_modules/(?!@tanstack/(${later.join('|')})\\.js)(${packages.join('|')})/`)
const base = new RegExp(`/src/(${sources.join('|')})\\.tsx?$`)

/** What the door needs to show the page before the app runs. */
const door =
  /\/src\/(main|brand|play\/early-(taps|acts)|screens\/next-draw\/early-clocks|draws\/(next-targets|schedule)|ui\/time\/remaining|pwa\/(lost-file|invitation)|lib\/(find-last|lagos-time|language\/language|plural|server-time|theme|stored|writes))\.ts$|preload-helper|rolldown\/runtime/

/** The footer's form, loaded when the footer comes near, with what other forms share. */
const forms = new RegExp(
  `/src/(screens/shell/footer/\\w+|contract/account|api/account|ui/(fields/(TextField|Field|use-form)|modals/(Modal|AlertModal)))\\.tsx?$|(${later.slice(1).join('|')}|mutationObserver)\\.js`,
)

/** Loaded after every first paint, so it must not pull in anything else. */
const live =
  /\/src\/(late|lib\/alerts-on|api\/(live\/live(-reader|-stream|-news)?|session\/watch-session)|contract\/live)\.ts$/

/** Short notices, mounted once a page is usable. */
const toasts = /\/src\/ui\/(toast\.ts|Toasts\.tsx)$/

/** What every visit loads once its page is usable. Apart, so no screen's file comes with it. */
const usable =
  /\/src\/(pwa\/(after-load|home-record|home-screen|install|invite-rule|kept-storage|meter|this-browser|worker)|api\/cache\/query-store|screens\/pwa\/Pwa(Later|Update)|lib\/trusted)\.tsx?$|\/workbox-window\//

/** What some visits get offered besides: the home screen, a new version; with what a purchase under way is known by. */
const offers =
  /\/src\/(screens\/pwa\/(PwaInvite|PwaOffer|PwaSteps|install-steps|notice-words|use-invited|use-open-purchase)|buying\/outbox|device\/(mirror|journal|spare)|lib\/after-paint)\.tsx?$/

/** What queries the service and checks its answers, loaded with the first query. */
const asks =
  /\/node_modules\/(valibot|ofetch|ufo|destr)\/|\/src\/(api\/(first-asks|client|failures)|contract\/(answer-words|call|front-page|user)|model\/words)\.ts$/

/** What `/` shows below its first screen: whoever only looks must not load a screen of the game for one line of it. */
const below =
  /\/src\/(ui\/(Tabs|ErrorNote|time\/Ring|words\/(ui|click))|games\/(jackpots|also-open|paths)|contract\/(results|draws|words)|api\/draws|lib\/(fields\/(typed|parse-money)|phone)|screens\/(shared\/(lines\/(LineRow|has-scores)|LanguageChoice|language-words|use-running)|winners\/(words|winners-model|winners-lists|WinnersRows)|results\/words|jackpots\/(words|jackpots-model|JackpotsRings|JackpotsBlock)))\.tsx?$/

/** What most other screens share. */
const shared = /\/src\/(lib\/([a-z]+\/)?[\w-]+\.ts$|ui\/(?!table|icon-names|\w*Pad)([a-z]+\/)?[\w-]+\.tsx?$)/

/** How numbers become scores: `/` shows them in its newest results. */
const scores =
  /\/src\/(screens\/shared\/lines\/(ScoreRows|score-words)|games\/(score-lines|soccer-cash\/virtual\/called))\.tsx?$/

/** The same for screens with money or picks, which whoever only looks does not open; with small words and rules of several. */
const playing =
  /\/src\/((?!\S*soccer)(play|device|picks|contract|model|api)\/([a-z]+\/)?[\w-]+\.ts$|buying\/outbox\.ts$|ui\/\w*Pad\w*\.tsx?$|games\/(reserve|rhythm-words|words)\.ts$|screens\/(shared\/(state-words|use-go-on|use-consent|TicketState|bids\/(numbers|words))|choice\/words|play\/board\/use-kept-focus)\.tsx?$)/

/** A game's pages, each with what it alone needs. */
const pages = ['summary', 'success', 'how-to-play', 'batch-draw', 'verify-phone-number'].map(kind => ({
  name: kind,
  test: new RegExp(`/src/routes/_app/[$\\w]+/${kind}\\.tsx\\?`),
}))

/** What frames every page of the app. */
const frame =
  /\/src\/(screens\/shell\/(Shell(AppLayout|BottomBar|Heading|Left|Right|Theme|Top)|app-links|use-results-seen|words\/frame)\.tsx?$|routes\/(_app|_protected)\.tsx\?)/

/** Steps of one way, opened one after another: in one file, which the first file names once. */
const toppingUp = /\/src\/(screens\/fund-wallet\/[A-Z]|routes\/_protected\/fund-wallet\/.*\?)/
const account =
  /\/src\/(screens\/((account|pin|settings|orders|syndicates)\/|play\/(order|together)\/(Play\w+Form|ShareFields|shares|order-wish|words))|api\/(pin|phone-change)\.|routes\/_protected\/((profile-settings|more-details)\/(?!saved)|user\/personal-info|refer-earn).*\?)/
const joining = /\/src\/(screens\/(sign-up|sign-in|reset)\/|routes\/_app\/user\/.*\?)/
const paying = /\/src\/routes\/_protected\/application\/(payment-consent|transaction-pin).*\?/
const wallet = /\/src\/(screens\/wallet\/|routes\/_protected\/(wallet\/|transactional-log).*\?)/
const soccer = /\/src\/(screens|play|api|model|games)\/(\w+-)?soccer/
const withdrawing =
  /\/src\/(screens\/withdrawals\/|(buying|api)\/withdrawals?\.|routes\/_protected\/(withdrawals\/|more-details\/saved))/

/** The one that stands first takes a module, and with it whatever that imports and nobody took before. */
export const chunkGroups = [
  { name: 'door', test: door },
  { name: 'core', test: core },
  { name: 'base', test: base },
  { name: 'asks', test: asks },
  { name: 'usable', test: usable },
  { name: 'live', test: live },
  { name: 'toasts', test: toasts },
  { name: 'below', test: below },
  { name: 'forms', test: forms },
  { name: 'offers', test: offers },
  { name: 'shared', test: shared },
  { name: 'scores', test: scores },
  { name: 'frame', test: frame },
  { name: 'playing', test: playing },
  ...pages,
  { name: 'topping-up', test: toppingUp },
  { name: 'account', test: account },
  { name: 'withdrawing', test: withdrawing },
  { name: 'paying', test: paying },
  { name: 'wallet', test: wallet },
  { name: 'soccer', test: soccer },
  { name: 'joining', test: joining },
]

/** Files a page has before it requests any screen. */
export const isFirstFile = (file: string): boolean =>
  /\/(door|core|base|index|main|rolldown-runtime)-/.test(file)

const named = new Set([
  'door',
  'core',
  'base',
  'asks',
  'forms',
  'live',
  'shared',
  'usable',
  'below',
  'offers',
  'playing',
  'rolldown-runtime',
  'check-worker',
])

/** The first file lists every other one, so a screen's file is named by its hash alone: 36 bits among 400 names. */
export const chunkFileNames = ({ name }: { name: string }): string =>
  named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'
