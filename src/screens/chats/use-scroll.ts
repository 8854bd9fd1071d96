import { useEffect, useLayoutEffect, useRef } from 'react'

/** Px from the end of the page within which a new message scrolls along. */
const NEAR = 240

/**
 * Keeps what the player reads in place when older messages load above, and the end in view when anything grows.
 * @param more whether the placeholder for older messages is above the first
 */
export const useScroll = (first: number | undefined, last: string | undefined, more: boolean) => {
  const before = useRef({ first, last, more, height: 0 })
  useLayoutEffect(() => {
    const page = document.documentElement
    const was = before.current
    const isAbove = first !== undefined && was.first !== undefined && (first < was.first || more !== was.more)
    const isNear = was.last === undefined || was.height - (scrollY + innerHeight) < NEAR
    if (isAbove) scrollBy(0, page.scrollHeight - was.height)
    else if ((last !== was.last || page.scrollHeight > was.height) && isNear) scrollTo(0, page.scrollHeight)
    before.current = { first, last, more, height: page.scrollHeight }
  })
  useEffect(() => {
    let tall = innerHeight
    // The keyboard takes its room from the end, where the newest message is.
    const resized = () => {
      if (innerHeight < tall && document.activeElement?.matches('input')) scrollBy(0, tall - innerHeight)
      tall = innerHeight
    }
    addEventListener('resize', resized)
    return () => removeEventListener('resize', resized)
  }, [])
}
