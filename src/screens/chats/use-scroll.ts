import { useLayoutEffect, useRef } from 'react'

/** Px from the end of the page within which a new message scrolls along. */
const NEAR = 240

/**
 * Older messages push nothing away: what was read stays where it is, and so does the end, whatever comes above it.
 * @returns to call right before older ones are shown: the page may have grown below since it was last drawn
 */
export const useScroll = (first: number | undefined, last: string | undefined) => {
  const before = useRef({ first, last, height: 0 })
  useLayoutEffect(() => {
    const page = document.documentElement
    const was = before.current
    const isOlder = first !== undefined && was.first !== undefined && first < was.first
    const isNear = was.last === undefined || was.height - (scrollY + innerHeight) < NEAR
    if (isOlder) scrollBy(0, page.scrollHeight - was.height)
    else if ((last !== was.last || page.scrollHeight > was.height) && isNear) scrollTo(0, page.scrollHeight)
    before.current = { first, last, height: page.scrollHeight }
  })
  return () => (before.current.height = document.documentElement.scrollHeight)
}
