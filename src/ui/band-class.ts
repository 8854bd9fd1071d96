import { naira, type Kobo } from '#src/lib/money.ts'

/** Each stake band has its own colour. */
export const bandClass = (stake: Kobo): string => `bg-band-${naira(stake)}`
