import * as fc from 'fast-check'

/** Any character except lone surrogates. The library's own unit first builds a table of them all, for two seconds. */
const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map(code => String.fromCodePoint(code))

/** Texts of any characters, control characters and emoji among them. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...(maxLength !== undefined && { maxLength }) })
