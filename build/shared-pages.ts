// Addresses that are sent by message, besides the games of numbers and the prerendered pages: the empty page with a title
// and a picture of their own, because message apps run no script.
import { writeFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brand } from '../src/brand.ts'
import { shareTags, titleTag, unlisted, withTags } from './share-tags.ts'

interface SharedPage {
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

const soccer = { picture: 'soccer-cash' } as const

export const sharedPages = (games: readonly { id: string; name: string }[]): SharedPage[] => [
  ...games.map(({ id, name }) => howTo(id, name)),
  {
    path: '/soccer-cash',
    title: 'Soccer cash',
    words: 'Call the exact scores of three matches. Each score shows its chance and its prize.',
    ...soccer,
  },
  {
    path: '/all-in',
    title: 'Soccer cash all-in',
    words: 'One score each for up to three matches, from ₦100.',
    ...soccer,
  },
  {
    path: '/soccer-cash/game-selection/shared',
    title: 'My scores for these matches',
    words: 'Look at them, and play the same ones or your own.',
    isUnlisted: true,
    ...soccer,
  },
  {
    path: '/virtual',
    picture: 'virtual',
    title: 'Virtual soccer',
    words: 'Eight matches every five minutes, with scores from a draw that you can check.',
  },
  {
    path: '/awoof',
    picture: 'awoof',
    title: 'Awoof',
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

/** @returns the addresses that search engines may list */
export const writeSharedPages = async (
  folder: string,
  shell: string,
  games: readonly { id: string; name: string }[],
): Promise<string[]> => {
  const pages = sharedPages(games)
  for (const { path, picture, title, words, isUnlisted } of pages) {
    const tags = shareTags(path, picture, title, words) + (isUnlisted ? unlisted : '')
    const file = join(folder, `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, withTags(shell, titleTag(title, brand.name) + tags))
  }
  return pages.filter(it => !it.isUnlisted).map(it => it.path)
}
