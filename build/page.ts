// Puts a rendered screen into the empty shell: head tags, the CSS of the first picture, and what to load early.
import { criticalCss } from './critical-css.ts'

interface Rendered {
  /** What React rendered; title, meta and link tags may stand in front. */
  html: string
  /** Files of the screen beside those that the shell names already. */
  files: string[]
}

const HEAD_TAG = /<title[^>]*>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs

/** React puts title, meta and link tags into the body's text; they belong into the head. */
const splitHead = (html: string) => {
  const tags = html.match(HEAD_TAG) ?? []
  return {
    tags: tags.map(tag => tag.replace(/^<(\w+)/, '<$1 data-static=""')),
    body: html.replace(HEAD_TAG, ''),
  }
}

/** Names scripts in the head, so that they are fetched beside the entry and not after it. */
export const withPreloads = (html: string, files: readonly string[]): string => {
  const links = files
    .filter(file => file.endsWith('.js') && !html.includes(`/${file}`))
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/**
 * The style sheet moves to the end of the body: what stands before it is painted at once with the inline rules, and
 * the app, which starts after it, finds all rules.
 */
export const pageOf = (shell: string, css: string, { html, files }: Rendered): string => {
  const { tags, body } = splitHead(html)
  if (/\sstyle="/.test(body))
    throw new Error('A prerendered page has a style attribute, which the CSP refuses')
  const sheets = shell.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const early = sheets.map(sheet => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'))
  return sheets
    .reduce((text, sheet) => text.replace(sheet, ''), withPreloads(shell, files))
    .replace(/<title[^>]*>.*?<\/title>/s, '')
    .replace(
      '</head>',
      () => `${tags.join('')}<style>${criticalCss(css, body)}</style>${early.join('')}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `${sheets.join('')}</body>`)
}
