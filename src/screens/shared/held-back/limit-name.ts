import type { Limit } from '#src/model/safer-play.ts'
import { words } from './words.ts'

const kindNames: Record<Limit['kind'], string> = {
  'top-up': words.$topUps,
  stake: words.$stakes,
  loss: words.$losses,
}
const periodNames: Record<Limit['period'], string> = {
  day: words.$aDay,
  week: words.$aWeek,
  month: words.$aMonth,
}

/** `Stakes a week` */
export const limitName = ({ kind, period }: Pick<Limit, 'kind' | 'period'>): string =>
  `${kindNames[kind]} ${periodNames[period]}`
