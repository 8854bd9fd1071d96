// The service worker, as a table of contents: what is kept from the start, which pages it answers, what it keeps as it
// passes, in which look pages come, how a new version takes over, how a damaged copy is mended, what it does for the alerts, and how much it fetched.
import { precache, answerNavigations } from './precache.ts'
import { keepAssets, keepPublicReads } from './caches.ts'
import { healAfterOpening } from './heal.ts'
import { renewWhenFilesAreLost } from './lost-file.ts'
import { keepLook } from './look.ts'
import { meterFetches } from './meter.ts'
import { takeOverWhenAsked } from './update.ts'
import { tellAlerts } from './alerts.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof precache>[0] }

const files = self.__WB_MANIFEST

keepLook(self)
// Before the answers, because whoever answers a request is the last to hear of it.
healAfterOpening(self, files)
precache(files)
answerNavigations()
keepAssets()
keepPublicReads()
takeOverWhenAsked(self)
renewWhenFilesAreLost(self)
tellAlerts(self)
meterFetches(self)
