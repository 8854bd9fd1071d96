// Under whose licence the service sells, as it tells everybody.
import { expect, test } from 'vitest'
import { getLicence } from '#src/contract/state/licence.ts'
import { licence } from '#src/lib/state/licence.ts'
import { readSettings } from '#server/settings.ts'
import { production } from '../support/production.ts'
import { makeService } from '../support/service.ts'

test('a sandbox sells under the licence that the app’s build names, so that a page without the service says the same §9.35', async () => {
  const s = await makeService()
  expect((await s.call(getLicence)).data).toMatchObject({
    state: licence.state,
    regulator: licence.regulator,
    regulator_contact: licence.regulatorContact,
    number: licence.number,
    until: null,
    operator: licence.operator,
    operator_address: licence.operatorAddress,
    data_officer: licence.dataOfficer,
    register: licence.register,
    winnings_tax: licence.winningsTax,
    good_causes: licence.goodCauses,
    week_ceiling: licence.weekCeiling,
    nin_required: licence.ninRequired,
  })
  await s.close()
})

test('settings name another state, its regulator and what it wants; anybody may ask for it §1.21 §9.35', async () => {
  const s = await makeService({
    settings: {
      LICENCE_STATE: 'Oyo State',
      LICENCE_REGULATOR: 'Oyo State Gaming Board',
      LICENCE_NUMBER: 'OYSGB/1',
      LICENCE_UNTIL: '2027-12-31',
      OPERATOR_NAME: 'West Ltd',
      EXCLUSION_REGISTER_NAME: 'StopPlay',
      NIN_REQUIRED: 'yes',
      WINNINGS_TAX: '250',
      GOOD_CAUSES: '300',
      TOP_UP_WEEK_CEILING: '50000',
    },
  })
  const answer = await s.call(getLicence)
  expect(answer.json).toMatchObject({
    state: 'Oyo State',
    regulator: 'Oyo State Gaming Board',
    number: 'OYSGB/1',
    until: '2027-12-31',
    operator: 'West Ltd',
    register: 'StopPlay',
    winnings_tax: 250,
    good_causes: 300,
    week_ceiling: 50_000,
    nin_required: true,
  })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  await s.close()
})

const until = (day: string) => () => readSettings({ ...production, LICENCE_UNTIL: day }, Date.UTC(2027, 0, 1))

test('production has a licence of its own or does not start: the sandbox’s number, or one that is over, is none', () => {
  expect(() => readSettings({ ...production, LICENCE_NUMBER: licence.number })).toThrow(
    'LICENCE_NUMBER is the sandbox’s',
  )
  expect(until('2026-12-31')).toThrow('LICENCE_UNTIL: the licence ended on 2026-12-31')
  // Its last day still counts, in Lagos.
  expect(until('2027-01-01')).not.toThrow()
  expect(() => readSettings({ LICENCE_UNTIL: 'next year' })).toThrow('LICENCE_UNTIL: a day like 2027-12-31')
})
