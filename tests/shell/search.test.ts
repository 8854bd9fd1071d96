import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath, parseSearch, stringifySearch } from '#src/lib/search.ts'

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
      'javascript:alert(1)',
      'wallet',
      '',
      5,
      null,
    ]
    for (const value of foreign) expect(ownPath(value)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), text => {
        const path = ownPath(`/${text}`)
        if (path !== undefined) expect(new URL(path, 'https://oriire.ng').origin).toBe('https://oriire.ng')
      }),
    )
  })
})
