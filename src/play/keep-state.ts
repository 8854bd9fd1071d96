// A store's state, kept on the device from when it is made.
import { proxy } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import { mirror, tabStorage, type Keeping } from '#src/device/mirror.ts'
import { shelf } from '#src/lib/idb.ts'

/** Where a state is kept. */
export type Places = Pick<Keeping, 'session' | 'shelf'>

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
    /** Changes what was kept, and waits until the device has it. */
    rewrite: async (change: () => void): Promise<void> => {
      await kept.ready
      change()
      await Promise.resolve() // the mirror is notified in a microtask
      await kept.settled()
    },
  }
}
