import type { SaferPlay } from '#src/model/safer-play.ts'

type Session = Pick<NonNullable<SaferPlay['session']>, 'checkAt' | 'pauseAt' | 'pauseUntil'>

/** What blocks the next stake at this time, ms. */
export const dueNow = (session: Session, now: number): 'play-pause' | 'reality-check' | undefined => {
  if (now >= Date.parse(session.pauseUntil)) return undefined
  if (now >= Date.parse(session.pauseAt)) return 'play-pause'
  return now >= Date.parse(session.checkAt) ? 'reality-check' : undefined
}

/** ms until the next of them; undefined if there is none in this session. */
export const nextLook = (session: Session, now: number): number | undefined => {
  const ahead = [session.checkAt, session.pauseAt].map(it => Date.parse(it) - now).filter(it => it > 0)
  return ahead.length === 0 ? undefined : Math.min(...ahead)
}
