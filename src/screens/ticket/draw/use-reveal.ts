// The numbers appear one per second. Players who want less motion or data see the end at once.
import { useEffect, useState } from 'react'
import { readLowData } from '#src/lib/low-data.ts'

const FIRST = 300 // ms
const STEP = 1_000
/** For the last number to arrive and its matches to light up. */
const LAST = 1_500

export const isStill = () => readLowData() || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * @param count how many numbers were drawn, or undefined before the draw
 * @returns with `shown`, how many of them are on screen so far
 */
export const useReveal = (count: number | undefined) => {
  const [still, setStill] = useState(isStill)
  const [step, setStep] = useState(0)
  const told = count !== undefined && (still || count === 0 || step > count)
  useEffect(() => {
    if (count === undefined || told) return
    const timer = setTimeout(() => setStep(step + 1), step === 0 ? FIRST : step === count ? LAST : STEP)
    return () => clearTimeout(timer)
  }, [count, told, step])
  return { shown: Math.min(told ? Infinity : step, count ?? 0), told, skip: () => setStill(true) }
}
