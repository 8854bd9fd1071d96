// The page's awoof store.
import { tabStorage } from '#src/device/mirror.ts'
import { createAwoofStore } from './awoof-store.ts'

export const awoofStore = createAwoofStore(tabStorage(), () => crypto.randomUUID())
