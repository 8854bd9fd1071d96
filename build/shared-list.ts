// Pages that players share by message or search engines may list, besides the games of numbers and the prerendered
// pages. Each has a title and a picture of its own, because message apps run no script.
import { brand } from '../src/brand.ts'
import { alsoOpen } from '../src/games/also-open.ts'
import { pathsOf } from '../src/games/paths.ts'
import { games } from '../src/games/rules.ts'
import { HOME, pathsOfForm, SHARED } from '../src/games/soccer-cash/paths.ts'
import { allIn, virtual } from '../src/games/soccer-cash/rules.ts'
import { virtualSoccer } from '../src/games/soccer-cash/virtual/rules.ts'
import { lotteryName } from '../src/lib/lottery-name.ts'
import { formatMoney } from '../src/lib/money.ts'
import * as cadence from '../src/lib/language/cadence.ts'

export interface SharedPage {
  path: string
  /** In public/shared. */
  picture: string
  title: string
  words: string
  /** Search engines leave it out: it means something to one player only. */
  isUnlisted?: true
}

const howTo = (id: string, name: string): SharedPage => ({
  path: `/${id}/how-to-play`,
  picture: id,
  title: `How to play ${name}`,
  words: `What a line of ${name} pays, how rarely, and how its draw is checked.`,
})

const soccerCash = alsoOpen.find(it => it.to === HOME)!
const item = alsoOpen.find(it => it !== soccerCash)!
const soccer = { picture: soccerCash.id }

export const sharedPages: readonly SharedPage[] = [
  ...games.map(({ id, lotteryType }) => howTo(id, lotteryName(lotteryType))),
  {
    path: HOME,
    title: lotteryName(soccerCash.id),
    words: 'Call the exact scores of three matches. Each score shows its chance and its prize.',
    ...soccer,
  },
  {
    path: pathsOfForm(allIn).play,
    title: `${lotteryName(soccerCash.id)} all-in`,
    words: `One score each for up to three matches, from ${formatMoney(allIn.stakes[0]!)}.`,
    ...soccer,
  },
  {
    path: SHARED,
    title: 'My scores for these matches',
    words: 'Look at them, and play the same ones or your own.',
    isUnlisted: true,
    ...soccer,
  },
  {
    path: pathsOf(virtualSoccer).play,
    picture: virtual.id,
    title: 'Virtual soccer',
    words: `Eight matches ${cadence.eachBatch}, with scores from a draw that you can check.`,
  },
  {
    path: item.to,
    picture: item.id,
    title: lotteryName(item.id),
    words: 'Bid from ₦50 for an item you would like to have. One number wins it at 10pm.',
  },
  {
    path: '/game-statistics',
    picture: 'site',
    title: 'Numbers drawn so far',
    words: 'How often each number was drawn, and what chance alone would give.',
  },
  {
    path: '/shared-picks',
    picture: 'site',
    title: 'My numbers',
    words: 'Look at them, and play the same ones or your own.',
    isUnlisted: true,
  },
  {
    path: '/user/signup',
    picture: 'invite',
    title: `Come and play on ${brand.name}`,
    words: 'An account takes two minutes and a Nigerian mobile number. 18+ only.',
    isUnlisted: true,
  },
  {
    path: '/profile-settings/group-tickets',
    picture: 'group-ticket',
    title: 'Share a ticket with me',
    words: 'Each pays a share, and what it wins is split by the shares, to the kobo.',
    isUnlisted: true,
  },
]

/** Addresses that search engines may list. */
export const listedPages = sharedPages.filter(it => !it.isUnlisted).map(it => it.path)
