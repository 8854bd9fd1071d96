import { expect, test } from 'vitest'
import { criticalCss, rulesOf } from '#build/critical-css.ts'

const css = `:root{--ink:#111}/* a } in a comment */body{margin:0}.card{color:var(--ink)}.card .num,.other{font-weight:700}
.md\\:row{display:flex}@media (min-width:768px){.md\\:row{gap:12px}.unused{top:0}}@media print{.unused{left:0}}
.quote::before{content:"}{"}.spin{animation:1s turn infinite}.gone{animation:1s fade}
@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}html[data-theme=dark]{--ink:#eee}
.chip:not(.chip-on){opacity:.8}.w-1\\/2{width:50%}`
const html = '<main class="card md:row quote"><p class="num spin w-1/2 chip">5 &gt; 4</p></main>'

test('a page keeps the rules whose classes it has, and those of its elements without a class', () => {
  const kept = criticalCss(css, html)
  for (const part of [
    ':root{',
    'body{',
    '.card{',
    '.card .num{',
    '.md\\:row{',
    'html[data-theme=dark]{',
    '.w-1\\/2{',
  ])
    expect(kept).toContain(part)
  expect(kept).toContain('.chip:not(.chip-on){')
  expect(kept).toContain('.quote::before{content:"}{"}')
  expect(kept).not.toContain('.other')
  expect(kept).not.toContain('.unused')
})

test('a rule for an element that the page does not have goes, whatever else it needs', () => {
  const rules =
    'p,table td{a:b}progress::-webkit-progress-bar{c:d}.card>table{e:f}a[href="p q"]:hover{g:h}main :is(h1,h2){i:j}html:has(dialog[open]){k:l}@media print{dialog{m:n}}:root{o:p}*{q:r}'
  expect(criticalCss(rules, html)).toBe(
    'p{a:b}main :is(h1,h2){i:j}html:has(dialog[open]){k:l}:root{o:p}*{q:r}',
  )
})

test('a media block stays with its kept rules only, and goes when it is empty', () => {
  const kept = criticalCss(css, html)
  expect(kept).toContain('@media (min-width:768px){.md\\:row{gap:12px}}')
  expect(kept).not.toContain('print')
})

test('an animation stays only where a kept rule runs it', () => {
  const kept = criticalCss(css, html)
  expect(kept).toContain('@keyframes turn')
  expect(kept).not.toContain('@keyframes fade')
})

test('rules are cut at their own brace, not at one in a string or a comment', () => {
  expect(rulesOf('a{content:"}"}/* } */b{c:d}').map(rule => rule.prelude)).toEqual(['a', 'b'])
})
