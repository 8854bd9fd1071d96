import { day, searchOf } from '#src/lib/search.ts'

/** The day that campaign pages ask for where the address names none. */
const CAMPAIGN_DAY = '2022-09-16'

/** `?date=`: a day that the calendar has, or `wrong` for anything else that was written there. */
export const campaignSearch = searchOf({
  date: value => (value === undefined ? undefined : (day(value) ?? 'wrong')),
})

/** The day whose winners are shown; undefined where the address says one that does not exist. */
export const campaignDay = ({ date }: ReturnType<typeof campaignSearch>): string | undefined =>
  date === 'wrong' ? undefined : (date ?? CAMPAIGN_DAY)
