import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '#src/api/user.ts'
import { outbox } from '#src/buying/outbox.ts'
import type { InstallWay } from '#src/pwa/home-screen.ts'
import { homeRecord } from '#src/pwa/home-record.ts'
import { isInvited } from '#src/pwa/invite-rule.ts'
import { pwa } from '#src/pwa/pwa.ts'
import { offersItself } from '#src/pwa/this-browser.ts'

const LOOK_AGAIN = 1_000 // ms

/** Whether the card shows on this page. Decided once per page, so it never pops up mid-read. */
export const useInvited = (way: InstallWay, busy: boolean): boolean => {
  const path = useRouterState({ select: state => state.resolvedLocation?.pathname ?? '' })
  const phone = useSession().user?.phoneNumber
  const [moved, setMoved] = useState(false)
  const [openPath, setOpenPath] = useState<string>()

  if (!moved && path !== '' && path !== pwa.arrivedAt) setMoved(true)
  useEffect(() => {
    let gone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      // An unsettled purchase comes first. If it cannot be looked up, nobody is invited.
      const unknown = phone ? await outbox.pending(phone).catch(() => ['?']) : []
      const isAsked = document.querySelector('dialog[open]') !== null
      const { visits, bought, declined, declinedAt } = homeRecord()
      const isBusy = unknown.length > 0 || isAsked
      const invited = isInvited({
        way,
        offersItself: offersItself(),
        visits,
        bought,
        declined,
        declinedAt,
        moved,
        path,
        busy: isBusy,
        now: Date.now(),
      })
      if (gone) return
      setOpenPath(invited ? path : undefined)
      // The page a purchase leads to appears before the purchase is put away and its modal closed.
      if (isBusy) again = setTimeout(() => void look(), LOOK_AGAIN)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(again)
    }
  }, [path, moved, phone, way])
  return openPath === path && !busy
}
