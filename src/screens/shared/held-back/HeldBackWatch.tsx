// Opens the reminder of a session, and its rest, when they are due: not only once a stake is refused.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { saferPlayQuery } from '#src/api/accounts/safer-play.ts'
import { useSession, useUser } from '#src/api/user.ts'
import { heldBack } from '#src/buying/held-back.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { keepBreak } from '#src/play/kept-break.ts'
import { dueNow, nextLook } from './session-due.ts'

/** The phone's idea of the service's time may be a little ahead. */
const AFTER = 500 // ms

/** Every stake, here or on another phone, takes money out of a wallet. */
const useStaked = (tell: () => void) => {
  const { user } = useUser()
  const money = user ? user.playBalance + user.bonusBalance : undefined
  const before = useRef(money)
  useEffect(() => {
    if (money !== undefined && before.current !== undefined && money < before.current) tell()
    before.current = money
  }, [money, tell])
}

/** Shows nothing itself. */
export const HeldBackWatch = () => {
  const { data, refetch } = useQuery(saferPlayQuery())
  const told = useRef<string>(undefined)
  const session = data?.session
  const player = useSession().user?.phoneNumber
  useEffect(() => {
    if (player && data) keepBreak(player, data)
  }, [player, data])
  useStaked(() => {
    if (!session || serverNow() >= Date.parse(session.pauseUntil)) void refetch()
  })
  useEffect(() => {
    if (!session) return undefined
    const now = serverNow()
    const due = dueNow(session, now)
    // Each is shown once: a rest only has to be waited out, and a player who has had enough may stop without answering.
    const name = due === 'play-pause' ? session.pauseUntil : session.checkAt
    if (due && told.current !== name) {
      if (due === 'play-pause' || !heldBack.refusal)
        Object.assign(heldBack, { refusal: due, again: undefined })
      if (heldBack.refusal === due) told.current = name
    }
    const wait = nextLook(session, now)
    if (wait === undefined) return undefined
    // Refetches then: a player who has stopped playing meanwhile is left alone.
    const timer = setTimeout(() => void refetch(), wait + AFTER)
    return () => clearTimeout(timer)
  }, [session, refetch])
  return null
}
