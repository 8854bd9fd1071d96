import { useSnapshot } from 'valtio'
import { useSession } from '#src/api/user.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { breaks, keptBreak } from '#src/play/kept-break.ts'
import { useNow } from '#src/ui/time/use-now.ts'

/** The signed-in player's break, as far as this phone knows; undefined if they may play. */
export const useKeptBreak = () => {
  void useSnapshot(breaks).changes
  // It ends while the page is open.
  useNow(MINUTE)
  return keptBreak(useSession().user?.phoneNumber, serverNow())
}
