// Words the news of an account change from its row, at the time of sending.
import { findDeletion } from '#server/db/queries/accounts/deletions.ts'
import { findPhoneChange } from '#server/db/queries/accounts/phone-changes.ts'
import type { Tx } from '#server/db/db.ts'
import * as texts from '#server/wire/accounts/account-news.ts'

type Plain = keyof typeof texts.news
type Find = (tx: Tx, id: number) => Promise<string | undefined>

const found = {
  phone: async (tx, id) => {
    const row = await findPhoneChange(tx, id)
    return row && texts.phoneNews(row)
  },
  'phone-soon': async (tx, id) => {
    const row = await findPhoneChange(tx, id)
    return row?.state === 'waiting' ? texts.phoneSoonNews(row) : undefined
  },
  'deletion-asked': async (tx, id) => {
    const row = await findDeletion(tx, id)
    return row?.state === 'waiting' ? texts.deletionNews(row) : undefined
  },
  deleted: async (_, id) => texts.deletedNews(id),
} satisfies Record<Exclude<texts.AccountNews, Plain>, Find>

/** @returns undefined if it no longer holds */
export const accountNews = async (tx: Tx, about: string): Promise<string | undefined> => {
  const [what, which] = about.split('/') as [texts.AccountNews, string]
  const said =
    what in texts.news
      ? texts.news[what as Plain]
      : await found[what as keyof typeof found](tx, Number(which))
  return said && texts.newsText(said, what === 'deleted')
}
