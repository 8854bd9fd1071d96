import * as v from 'valibot'
import { isoDay } from '#src/contract/answer-words.ts'

/** The day that campaign pages ask for where the address names none. */
const CAMPAIGN_DAY = '2022-09-16'

/** `?date=`: a day that the calendar has, or `wrong` for anything else that was written there. */
export const campaignSearch = v.object({
  date: v.optional(v.fallback(v.union([isoDay, v.literal('wrong')]), 'wrong')),
})

/** The day whose winners are shown; undefined where the address says one that does not exist. */
export const campaignDay = ({ date }: v.InferOutput<typeof campaignSearch>): string | undefined =>
  date === 'wrong' ? undefined : (date ?? CAMPAIGN_DAY)
