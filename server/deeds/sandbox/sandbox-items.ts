// Items of the day in a sandbox, so that there is something to bid on.
import { CLOSING_HOUR } from '#src/games/awoof/rules.ts'
import { DAY, HOUR, isoDate, lagosTimeOn } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { findItem, type NewItem } from '#server/db/queries/items/items.ts'
import { openItem } from '#server/deeds/items/open-item.ts'
import type { Service } from '#server/service.ts'
import { isProduction } from '#server/settings.ts'

const items: readonly Omit<NewItem, 'picture'>[] = [
  {
    id: 'rice',
    name: 'Bag of rice, 50 kg',
    category: 'rice',
    price: kobo(85_000),
    chancePrice: kobo(50),
    cash: kobo(72_000),
  },
  {
    id: 'phone',
    name: 'Android phone, 128 GB',
    category: 'phone',
    price: kobo(165_000),
    chancePrice: kobo(100),
    cash: kobo(140_000),
  },
  {
    id: 'generator',
    name: 'Generator, 2.5 kVA',
    category: 'generator',
    price: kobo(300_000),
    chancePrice: kobo(100),
    cash: kobo(255_000),
  },
]
/** Later in the evening they are tomorrow's. */
const LEAST = 2 * HOUR

/** Safe on any number of nodes: an id is taken once. */
export const sandboxItems = async (service: Service): Promise<void> => {
  if (isProduction(service.settings)) return
  const now = await findClock(service.db)
  const day = lagosTimeOn(now, CLOSING_HOUR) - now > LEAST ? now : now + DAY
  for (const it of items) {
    const id = `${it.id}-${isoDate(day).replaceAll('-', '')}`
    if (await findItem(service.db, id)) continue
    await openItem(service.db, service.ports.beacon.chain, { ...it, id, picture: null, day }).catch(
      (error: unknown) => service.log.info({ err: error, item: id }, 'another node opens it'),
    )
  }
}
