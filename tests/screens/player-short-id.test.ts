import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShort, readShortId, shortId, shortNumber } from '#src/lib/short-id.ts'

const SIGNS = '23456789ACDEFHJKMNPRTWX'
const someId = fc
  .integer({ min: 0, max: 2 ** 48 - 1 })
  .map(n => `${randomUUID().slice(0, 24)}${n.toString(16).padStart(12, '0')}`)

describe('a short ID', () => {
  it('has ten signs of which none looks like another, and is read again in any case and spacing', () => {
    fc.assert(
      fc.property(someId, id => {
        const short = shortId(id)
        expect(short).toMatch(new RegExp(`^[${SIGNS}]{5}-[${SIGNS}]{5}$`))
        const loose = ` ${[...short.toLowerCase().replace('-', '')].join(' ')}`
        expect([readShortId(short), readShortId(loose)]).toEqual([shortNumber(id), shortNumber(id)])
      }),
    )
    for (const alike of ['0O', '1I', '1L', '2Z', '5S', '8B', 'UV'])
      expect([...alike].filter(sign => SIGNS.includes(sign)).length).toBeLessThan(2)
  })

  it('shows every single wrong sign and every two that changed places', () => {
    const signs = [...shortId('0d6bd3a0-2f0e-4b7a-9f3e-7a1c9e4b52d8').replace('-', '')]
    for (let at = 0; at < 10; at++) {
      for (const wrong of SIGNS.replace(signs[at]!, ''))
        expect(readShortId(signs.with(at, wrong).join('')), `${at} ${wrong}`).toBeUndefined()
      for (let other = at + 1; other < 10; other++)
        if (signs[at] !== signs[other])
          expect(
            readShortId(signs.with(at, signs[other]!).with(other, signs[at]!).join('')),
            `${at} ${other}`,
          ).toBeUndefined()
    }
  })

  it('is told from an ID of another kind', () => {
    expect([isShort('k7m29 4rxad'), isShort('K7M29-4RXA'), isShort(randomUUID())]).toEqual([
      true,
      false,
      false,
    ])
    expect(readShortId('O0O0O-O0O0O')).toBeUndefined()
  })
})
