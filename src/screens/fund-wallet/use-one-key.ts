import { useRef } from 'react'

/** A request's key, kept until it is answered, so that a lost answer opens nothing twice. */
export const useOneKey = () => {
  const key = useRef<string>(undefined)
  return {
    take: () => (key.current ??= crypto.randomUUID()),
    drop: () => {
      key.current = undefined
    },
  }
}
