// The style rules a page needs for its first paint: those whose classes and elements all occur in its HTML.

interface Rule {
  prelude: string
  body: string
}

const isWord = (prelude: string, words: string[]) => words.some(word => prelude.startsWith(word))

/** Position after the string, comment or bracket that starts at `at`. */
const skip = (css: string, at: number): number => {
  const first = css[at]
  if (first === '"' || first === "'") {
    let end = at + 1
    while (end < css.length && css[end] !== first) end += css[end] === '\\' ? 2 : 1
    return end + 1
  }
  if (css.startsWith('/*', at)) return css.indexOf('*/', at) + 2
  if (first === '\\') return at + 2
  return at + 1
}

/** Top-level rules of a style sheet; statements ending in a semicolon have no body. */
export const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = []
  let from = 0
  let at = 0
  while (at < css.length) {
    if (css[at] === ';') {
      from = ++at
    } else if (css[at] === '{') {
      const open = at
      for (let depth = 0; at < css.length; at = skip(css, at)) {
        if (css[at] === '{') depth++
        else if (css[at] === '}' && --depth === 0) break
      }
      const prelude = css
        .slice(from, open)
        .replace(/\/\*.*?\*\//gs, '')
        .trim()
      rules.push({ prelude, body: css.slice(open + 1, at) })
      from = ++at
    } else at = skip(css, at)
  }
  return rules
}

const splitSelectors = (prelude: string): string[] => {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < prelude.length; at = skip(prelude, at)) {
    if (prelude[at] === '(' || prelude[at] === '[') depth++
    else if (prelude[at] === ')' || prelude[at] === ']') depth--
    else if (prelude[at] === ',' && depth === 0) {
      parts.push(prelude.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, prelude.slice(from)].map(part => part.trim())
}

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(match =>
    match[1]!.replace(/\\(.)/g, '$1'),
  )

const classesIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(match =>
      match[1]!.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').split(/\s+/),
    ),
  )

/** Ignores elements in brackets, as in :has(dialog). */
const elementsOf = (selector: string): string[] =>
  selector.replace(/\[[^\]]*\]|\([^)]*\)|::?[\w-]+|[.#](?:\\.|[\w-])+/g, ' ').match(/[a-z]\w*/g) ?? []

const elementsIn = (html: string): Set<string> =>
  new Set(['html', 'body', ...[...html.matchAll(/<([a-z]\w*)/g)].map(match => match[1]!)])

const keep = (css: string, classes: Set<string>, elements: Set<string>): string =>
  rulesOf(css)
    .map(({ prelude, body }) => {
      if (isWord(prelude, ['@media', '@supports', '@layer'])) {
        const inner = keep(body, classes, elements)
        return inner ? `${prelude}{${inner}}` : ''
      }
      if (isWord(prelude, ['@keyframes', '@-webkit-keyframes', '@property'])) return `${prelude}{${body}}`
      if (prelude.startsWith('@')) return ''
      const selectors = splitSelectors(prelude).filter(
        selector =>
          classesOf(selector).every(it => classes.has(it)) &&
          elementsOf(selector).every(it => elements.has(it)),
      )
      return selectors.length ? `${selectors.join(',')}{${body}}` : ''
    })
    .join('')

/** Drops animations that no kept rule uses. */
const dropIdleAnimations = (css: string): string =>
  rulesOf(css)
    .filter(({ prelude }) => {
      const name = /^@(?:-webkit-)?keyframes\s+(\S+)/.exec(prelude)?.[1]
      return !name || new RegExp(`animation[^;}]*[:\\s,]${name}\\b`).test(css)
    })
    .map(({ prelude, body }) => `${prelude}{${body}}`)
    .join('')

export const criticalCss = (css: string, html: string): string =>
  dropIdleAnimations(keep(css, classesIn(html), elementsIn(html)))
