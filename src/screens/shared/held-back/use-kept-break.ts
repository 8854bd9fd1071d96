import { useSnapshot } from 'valtio'
import { useSession } from '#src/api/user.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { breaks, keptBreak } from '#src/play/kept-break.ts'

/** The signed-in player's break, as far as this phone knows; undefined if they may play. */
export const useKeptBreak = () => {
  void useSnapshot(breaks).changes
  return keptBreak(useSession().user?.phoneNumber, serverNow())
}
