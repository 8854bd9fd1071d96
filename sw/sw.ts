// The service worker, as a table of contents: what is kept from the start, which pages it answers, what it keeps as it
// passes, how a new version takes over, what it does for the alerts, and how much it fetched.
import { precache, answerNavigations } from './precache.ts'
import { keepAssets, keepPublicReads } from './caches.ts'
import { meterFetches } from './meter.ts'
import { takeOverWhenAsked } from './update.ts'
import { tellAlerts } from './alerts.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof precache>[0] }

precache(self.__WB_MANIFEST)
answerNavigations()
keepAssets()
keepPublicReads()
takeOverWhenAsked(self)
tellAlerts(self)
meterFetches(self)
