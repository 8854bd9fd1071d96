// What backs the prizes, which stakes wait for more of it, and which games are held.
import * as v from 'valibot'
import { call } from './call.ts'
import { nairaNumber } from './words.ts'

export const reserve = call({
  method: 'GET',
  path: '/api/v1/reserve/',
  who: 'anyone',
  answer: v.object({
    reserve: nairaNumber,
    bands: v.array(
      v.object({
        game: v.string(),
        stake: nairaNumber,
        top_prize: nairaNumber,
        needs: nairaNumber, // 0 if the band is always open
        open: v.boolean(),
      }),
    ),
    /** Games of which nothing is sold for now; `awoof`: no bids are taken. */
    held: v.optional(v.array(v.string()), []),
  }),
})
