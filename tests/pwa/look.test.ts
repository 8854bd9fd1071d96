import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dressed } from '#sw/dressed.ts'

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

test('a page in a chosen look says so in its first element, in its canvas and in the browser’s bar', () => {
  for (const [look, bar] of [
    ['dark', '#2b0d42'],
    ['light', '#34114f'],
  ] as const) {
    const html = dressed(page, look)
    expect(html).toContain(`<html data-theme="${look}" lang="en-NG">`)
    expect(html).toContain(`<meta name="color-scheme" content="${look}" />`)
    expect([...html.matchAll(/name="theme-color" content="([^"]*)"/g)].map(it => it[1])).toEqual([bar, bar])
  }
})

test('nothing else of the page changes', () => {
  const back = dressed(page, 'dark')
    .replace(' data-theme="dark"', '')
    .replace('content="dark"', 'content="light dark"')
    .replace(/content="#2b0d42"/, 'content="#34114f"')
  expect(back).toBe(page)
})
