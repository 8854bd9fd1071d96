// Under whose licence tickets are sold: what players and their state want to know of the operator.
import * as v from 'valibot'
import { call } from '../call.ts'
import { isoDay, nairaNumber } from '../answer-words.ts'

const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)) // hundredths of a percent

export const getLicence = call({
  method: 'GET',
  path: '/api/v1/licence/',
  who: 'anyone',
  answer: v.object({
    state: v.string(),
    regulator: v.string(),
    regulator_contact: v.string(),
    number: v.string(),
    until: v.nullable(isoDay), // its last day
    operator: v.string(),
    operator_address: v.string(),
    data_officer: v.string(), // an e-mail address
    register: v.string(), // of self-exclusion
    winnings_tax: share,
    good_causes: share,
    week_ceiling: nairaNumber, // 0: no ceiling
    nin_required: v.boolean(),
  }),
})
