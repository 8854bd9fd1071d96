import { day, searchOf } from '#src/lib/search.ts'

/** The day of campaign pages whose address names none. */
const CAMPAIGN_DAY = '2022-09-16'

const clickOf = (value: unknown): string | undefined =>
  /^[\w.~-]{1,100}$/.test(String(value ?? '')) ? String(value) : undefined

/** `?date=`: a real calendar day, or `wrong` for anything else; `?clickid=`: which advert led here. */
export const campaignSearch = searchOf({
  date: value => (value === undefined ? undefined : (day(value) ?? 'wrong')),
  clickid: clickOf,
})

/** The day whose winners are shown; undefined if the address names one that does not exist. */
export const campaignDay = ({ date }: { date?: string | undefined }): string | undefined =>
  date === 'wrong' ? undefined : (date ?? CAMPAIGN_DAY)
