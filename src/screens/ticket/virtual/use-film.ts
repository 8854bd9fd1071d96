// Ninety minutes in 24 seconds. Players who want less motion or data see the end at once.
import { useEffect, useState } from 'react'
import { isStill } from '../draw/use-reveal.ts'
import { FILM, MINUTES } from './film.ts'

const TICK = 250 // ms

/** @param runs whether the scores are drawn */
export const useFilm = (runs: boolean) => {
  const [passed, setPassed] = useState(() => (isStill() ? FILM : 0))
  const over = passed >= FILM
  useEffect(() => {
    if (!runs || over) return
    const timer = setInterval(() => setPassed(before => before + TICK), TICK)
    return () => clearInterval(timer)
  }, [runs, over])
  return {
    /** ms since kick-off. */
    passed,
    minute: Math.min(MINUTES, Math.floor((passed / FILM) * MINUTES)),
    over: runs && over,
    skip: () => setPassed(FILM),
  }
}
