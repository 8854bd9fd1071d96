// What a message app shows for a shared link. It reads only the first response and runs no script.
import { brand } from '../src/brand.ts'
import type { SharedPage } from './shared-list.ts'

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${quoted(content)}">`

/**
 * @param path of the page
 * @param picture in public/shared
 * @param title omitted if the page has its own
 * @param words a sentence that describes the page
 */
export const shareTags = (
  path: string,
  picture: string,
  title?: string,
  words: string = brand.tagline,
): string =>
  [
    property('type', 'website'),
    property('site_name', brand.name),
    property('url', brand.site + path),
    ...(title ? [property('title', title), property('description', words)] : []),
    property('image', `${brand.site}/shared/${picture}.png`),
    property('image:width', '600'),
    property('image:height', '314'),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')

/** The title of an empty page, until the app takes its place. */
export const titleTag = (...words: string[]): string => `<title data-static="">${words.join(' · ')}</title>`

export const withTags = (html: string, tags: string): string =>
  html.replace('</head>', () => `${tags}</head>`)

/** For all other pages and the not-found page: keeps them out of search engines. */
export const unlisted = '<meta name="robots" content="noindex">'

export const sharedTags = ({ path, picture, title, words, isUnlisted }: SharedPage): string =>
  shareTags(path, picture, title, words) + (isUnlisted ? unlisted : '')
