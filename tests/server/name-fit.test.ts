import { expect, test } from 'vitest'
import { nameFit } from '#server/lib/name-fit.ts'

test.each([
  ['Ada Obi', 'ADA OBI', 'same'],
  ['Ada Obi', 'OBI, ADA', 'same'],
  ['Adaeze Ngozi Obi', 'obi adaeze-ngozi', 'same'],
  ['Chukwúemeka O’Brien', 'CHUKWUEMEKA OBRIEN', 'same'],
  ['Ada Obi', 'MRS ADA OBI', 'same'],
  ['Ada Obi', 'OBI ADA NGOZI', 'near'],
  ['Ada Ngozi Obi', 'ADA N OBI', 'near'],
  ['Ada Obi', 'OBI A', 'near'],
  ['Oluwaseun Adeyemi', 'OLUWASEUN ADEYEMMI', 'near'],
  ['Oluwaseun Adeyemi', 'ADEYEMI OLUWASEAN', 'near'],
  ['Oluwaseun Adeyemi', 'ADEYEMI LUWASEUN', 'near'],
  ['Oluwaseun Adeyemi', 'ADEYMI OLUWASEN', 'other'],
  ['Ada Obi', 'ADE OBI', 'other'], // short names are too alike
  ['Ada Obi', 'CHIDI OBI', 'other'],
  ['Ada Obi', 'ADA EZE', 'other'],
  ['Ada Obi', 'OBI', 'other'],
  ['Ada Obi', 'A O', 'other'],
  ['A O', 'A OBI', 'other'],
  ['Ada Ada', 'ADA OBI', 'other'],
  ['Ada Obi', 'ADA OBI VENTURES LTD', 'near'],
  ['', 'ADA OBI', 'other'],
  ['Ada Obi', '', 'other'],
  ['', '', 'other'],
  ['Mr Dr', 'MRS', 'other'],
])('the name %j is at the bank as %j: %s', (own, atBank, fit) => {
  expect(nameFit(own, atBank)).toBe(fit)
  expect(nameFit(atBank, own)).toBe(fit)
})
