// A store's state, kept on the device from when it is made.
import * as v from 'valibot'
import { proxy } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import { mirror, tabStorage, type Keeping } from '#src/device/mirror.ts'
import { readAs, shelf } from '#src/lib/idb.ts'

/** Where a state is kept. */
export type Places = Pick<Keeping, 'session' | 'shelf'>

/** Whose state a text is, such as its game's. */
type About = Readonly<Record<string, string>>

const VERSION = 1

export const writeKept = (state: object, about: About = {}): string =>
  JSON.stringify({ version: VERSION, ...about, state })

/** Undefined if the version or `about` differs, or anything else does not fit. */
export const readKept = <S>(
  schema: v.GenericSchema<unknown, S>,
  text: string | null | undefined,
  about: About = {},
): S | undefined => {
  const read = readAs(v.looseObject({ version: v.literal(VERSION), state: schema }), text)
  return Object.entries(about).every(([name, is]) => read?.[name] === is) ? read?.state : undefined
}

const playShelf = shelf(`${brand.storagePrefix}play`)

export const onePerPage = <Store>(make: (places: Places) => Store) => {
  let made: Store | undefined
  return (): Store => (made ??= make({ session: tabStorage(), shelf: playShelf }))
}

/** One store for each game or form, and page. */
export const oneEach = <Of extends { id: string }, Store>(
  make: (of: Of, places: Places) => Store,
  kept = playShelf,
) => {
  const stores = new Map<string, Store>()
  return (of: Of): Store => {
    const made = stores.get(of.id) ?? make(of, { session: tabStorage(), shelf: kept })
    stores.set(of.id, made)
    return made
  }
}

export const keepState = <S extends object>(
  key: string,
  state: S,
  places: Places,
  read: (text: string | null | undefined) => S | undefined,
  write: (state: S) => string,
) => {
  /** `storageNotice`: this device keeps the state badly or not at all; it lives only as long as the page. */
  const status = proxy({ storageNotice: false })
  const kept = mirror(
    state,
    {
      key: `${brand.storagePrefix}${key}`,
      ...places,
      onTrouble: trouble => {
        status.storageNotice = trouble
      },
    },
    read,
    write,
  )
  return {
    status,
    ...kept,
    /** Changes what was kept, also where only another tab knows of it, and waits until the device has it. */
    rewrite: async (change: () => void): Promise<void> => {
      await kept.ready
      change()
      kept.keep()
      await kept.settled()
    },
  }
}
