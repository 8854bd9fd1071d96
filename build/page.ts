// Puts a rendered screen into the empty shell: head tags, critical CSS, and preloads.
import { criticalCss } from './critical-css.ts'

interface Rendered {
  /** React's output; title, meta and link tags may come first. */
  html: string
  /** The screen's files, besides those the shell already names. */
  files: string[]
}

const HEAD_TAG = /<title[^>]*>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs

/** React renders title, meta and link tags into the body's text; they belong in the head. */
export const splitHead = (html: string) => {
  const tags = html.match(HEAD_TAG) ?? []
  return {
    // Some titles carry the mark from the start.
    tags: tags.map(tag => tag.replace(/^<(\w+)\b(?! data-static)/, '<$1 data-static=""')),
    body: html.replace(HEAD_TAG, ''),
  }
}

/** Preloads scripts from the head, so they are fetched along with the entry rather than after it. */
export const withPreloads = (html: string, files: readonly string[]): string => {
  const links = files
    .filter(file => file.endsWith('.js') && !html.includes(`/${file}`))
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/**
 * On a phone, what is marked `late` lies below the first screen: style and layout leave it out of the first picture and take
 * it up a tenth of a second later, once. The browser does so by itself: nothing waits for a script, what the app draws later
 * is not held back, and an older browser draws everything at once. Not for the footer: Chromium then counts it as moved.
 */
const LATE =
  '@media(max-width:767px){@keyframes late{from{--late:hidden}}:root{animation:late 1ms .1s backwards}' +
  '.late{content-visibility:var(--late);contain-intrinsic-size:auto 700px}}'

const fill = (shell: string, tags: string[], body: string): string => {
  if (/\sstyle="/.test(body))
    throw new Error('A prerendered page has a style attribute, which the CSP refuses')
  return shell
    .replace(/<title[^>]*>.*?<\/title>/s, '')
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

/** For the worker, which has the style sheet: inlining its rules made the page no faster and 2.8 KB heavier. */
export const keptPageOf = (shell: string, html: string): string => {
  const { tags, body } = splitHead(html)
  return fill(shell, tags, body)
}

/** What the door gives to balls tapped before the app is there. */
const TAPPED = '<button class="ball-mine"></button>'

/**
 * Leaves the style sheet to the door (src/main.ts), and only asks for it before the app: the page is painted with the inlined
 * rules, which are all it needs by itself, and taps count before the rest has come.
 */
export const pageOf = (shell: string, css: string, { html, files }: Rendered): string => {
  const { tags, body } = splitHead(html)
  const sheets = shell.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const early = sheets.map(sheet => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'))
  const bare = sheets.reduce((text, sheet) => text.replace(sheet, ''), withPreloads(shell, files))
  const rules =
    (/class="late\b/.test(body) ? LATE : '') +
    criticalCss(css, /data-early=/.test(body) ? body + TAPPED : body)
  return fill(bare, [...tags, `<style>${rules}</style>`], body).replace(
    '<script type="module"',
    script => early.join('') + script,
  )
}
