import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  day,
  like,
  oneOf,
  ownPath,
  parseSearch,
  searchOf,
  stringifySearch,
  text,
  uuid,
} from '#src/lib/search.ts'

describe('a query string', () => {
  it('keeps long numbers, phone numbers and words as they stand', () => {
    expect(parseSearch('?ref=12345678901234567890&phone=%2B2348031234567&q=1e5&t=true')).toEqual({
      ref: '12345678901234567890',
      phone: '+2348031234567',
      q: '1e5',
      t: 'true',
    })
  })

  it('comes back as it was written', () => {
    const names = fc.string({ minLength: 1 }).filter(name => name !== '__proto__')
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), search => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
      }),
    )
  })

  it('leaves out what is not set', () => {
    expect(stringifySearch({ a: undefined, b: null, c: 0, d: '' })).toBe('?c=0&d=')
    expect(stringifySearch({})).toBe('')
  })
})

describe('a source to return to', () => {
  it('is a path of this app, with its query and hash §2.117', () => {
    for (const path of ['/', '/wallet', '/wallet?tab=in#x', '/game-history/7'])
      expect(ownPath(path)).toBe(path)
  })

  it('never leads to another site, however it is written', () => {
    const foreign = [
      'https://evil.example',
      '//evil.example',
      '/\\evil',
      '/\t/evil',
      '/a\\b',
      '/.//evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      '/%2e//evil.example',
      'javascript:alert(1)',
      'wallet',
      '',
      5,
      null,
    ]
    for (const value of foreign) expect(ownPath(value)).toBeUndefined()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[./a\\?#]{0,8}$/)), text => {
        const path = ownPath(`/${text}`)
        if (path === undefined) return
        const { origin, pathname } = new URL(path, 'https://oriire.ng')
        expect(origin).toBe('https://oriire.ng')
        // As the browser's history keeps it: without its origin.
        expect(new URL(pathname, 'https://oriire.ng').origin).toBe('https://oriire.ng')
      }),
    )
  })
})

describe('what a route takes from its address', () => {
  const read = searchOf({
    source: ownPath,
    step: oneOf(['summary']),
    code: text,
    on: day,
    ref: like(/^\w+$/),
  })

  it('is what its readers know, and nothing else of the address', () => {
    const known = { source: '/wallet', step: 'summary', code: 'a b', on: '2026-11-20', ref: 'x1' }
    expect(read({ ...known, other: '1' })).toEqual(known)
  })

  it('is undefined for what they do not know, so that the raw word does not stay', () => {
    expect(
      Object.entries(read({ source: '//evil.example', step: 'pay', on: '2026-02-30', ref: '../x' })),
    ).toEqual(['source', 'step', 'on', 'ref'].map(name => [name, undefined]))
    expect(Object.keys(read({}))).toEqual([])
  })

  it('is a text, a day of the calendar or a UUID only where it is one', () => {
    expect([text('x'), text(5), text(undefined)]).toEqual(['x', undefined, undefined])
    expect([day('2024-02-29'), day('2026-02-29'), day('1999-01-01'), day(20261120)]).toEqual([
      '2024-02-29',
      undefined,
      undefined,
      undefined,
    ])
    const id = '2b1c9d04-57a5-4f6e-8f1b-0c7f6a5e4d3c'
    expect([uuid(id), uuid(`${id}0`), uuid(7)]).toEqual([id, undefined, undefined])
  })
})
