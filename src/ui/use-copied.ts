import { useEffect, useState } from 'react'

/** How long a copied flag stays, ms. */
const COPIED_TIME = 2_000

/** Puts texts on the clipboard. `copied` is true for two seconds afterwards; `copy` tells whether it worked. */
export const useCopied = () => {
  const [times, setTimes] = useState(0)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setCopied(false), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [times])
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false // forbidden, or no clipboard outside https
    }
    setCopied(true)
    setTimes(before => before + 1)
    return true
  }
  return { copied, copy }
}
