// Addresses that are sent by message, besides the games of numbers and the prerendered pages: the empty page with a title
// and a picture of their own, because message apps run no script.
import { writeFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brand } from '../src/brand.ts'
import { shareTags, titleTag, unlisted, withTags } from './share-tags.ts'

export interface SharedPage {
  path: string
  /** In public/shared. */
  picture: string
  title: string
  words: string
  /** Search engines leave it out: it means something to one player only. */
  isUnlisted?: true
}

/** @returns the addresses that search engines may list */
export const writeSharedPages = async (
  folder: string,
  shell: string,
  pages: readonly SharedPage[],
): Promise<string[]> => {
  for (const { path, picture, title, words, isUnlisted } of pages) {
    const tags = shareTags(path, picture, title, words) + (isUnlisted ? unlisted : '')
    const file = join(folder, `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, withTags(shell, titleTag(title, brand.name) + tags))
  }
  return pages.filter(it => !it.isUnlisted).map(it => it.path)
}
