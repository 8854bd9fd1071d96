// The service worker as a table of contents: what it precaches, which pages it serves, what it caches on the
// way, the look of its pages, how new versions take over, how damaged copies are repaired, what it does for
// alerts, and how much it fetched.
import { precache, answerNavigations } from './precache.ts'
import { keepAssets, keepPublicReads } from './caches.ts'
import { healAfterOpening } from './heal.ts'
import { renewWhenFilesAreLost } from './lost-file.ts'
import { keepLook } from './look.ts'
import { doWithoutCaches } from './no-caches.ts'
import { meterFetches } from './meter.ts'
import { takeOverWhenAsked } from './update.ts'
import { tellAlerts } from './alerts.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof precache>[0] }

const files = self.__WB_MANIFEST

doWithoutCaches()
keepLook(self)
// Before the routes: once a handler responds, later listeners are not called.
healAfterOpening(self, files)
precache(files)
answerNavigations()
keepAssets()
keepPublicReads()
takeOverWhenAsked(self)
renewWhenFilesAreLost(self)
tellAlerts(self)
meterFetches(self)
