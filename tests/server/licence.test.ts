// Under whose licence the service sells, as it tells everybody.
import { expect, test } from 'vitest'
import { getLicence } from '#src/contract/state/licence.ts'
import { licence } from '#src/lib/state/licence.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { everyGame } from '#src/games/every-game.ts'
import { createService } from '#server/create-service.ts'
import { insertHold } from '#server/db/queries/buying/limits.ts'
import { readSettings } from '#server/settings.ts'
import { freshDb, turnClock } from '../support/database.ts'
import { production, productionPins } from '../support/production.ts'
import { makeService, NOON } from '../support/service.ts'

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

test('production has a licence of its own or does not start: the sandbox’s number is none', () => {
  expect(() => readSettings({ ...production, LICENCE_NUMBER: licence.number })).toThrow(
    'LICENCE_NUMBER is the sandbox’s',
  )
  expect(() => readSettings({ LICENCE_UNTIL: 'next year' })).toThrow('LICENCE_UNTIL: a day like 2027-12-31')
})

test('a node that stopped after the licence’s last day starts again where every game is held, and names those that are not', async () => {
  const db = await freshDb()
  const start = (day: string) =>
    createService(readSettings({ ...production, LICENCE_UNTIL: day, LOG_LEVEL: 'silent' }), {
      db,
      clock: { now: () => NOON },
      pins: productionPins,
    })
  await turnClock(db, NOON)
  // Its last day still counts, in Lagos.
  await start('2026-11-20')
  const refused = await start('2026-11-19').catch(String)
  const games = [...everyGame, awoof].map(it => it.id)
  expect(refused).toContain('the licence ended on 2026-11-19')
  expect(refused).toContain(`for each of ${games.join(', ')}`)
  for (const game of games.slice(1)) await insertHold(db, game, 'the licence is over')
  await expect(start('2026-11-19')).rejects.toThrow(`for each of ${games[0]}`)
  await insertHold(db, games[0]!, 'the licence is over')
  await start('2026-11-19')
  await db.close()
})
