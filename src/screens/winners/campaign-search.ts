import { day, searchOf } from '#src/lib/search.ts'

/** The day of campaign pages whose address names none. */
const CAMPAIGN_DAY = '2022-09-16'

/** `?date=`: a real calendar day, or `wrong` for anything else. */
export const campaignSearch = searchOf({
  date: value => (value === undefined ? undefined : (day(value) ?? 'wrong')),
})

/** The day whose winners are shown; undefined if the address names one that does not exist. */
export const campaignDay = ({ date }: ReturnType<typeof campaignSearch>): string | undefined =>
  date === 'wrong' ? undefined : (date ?? CAMPAIGN_DAY)
