import { useEffect, useState } from 'react'

/** How long `copied` stays true, ms. */
const COPIED_TIME = 2_000

/** Copies texts to the clipboard. `copied` stays true for two seconds; `copy` returns if it worked. */
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
      return false // blocked, or no clipboard outside https
    }
    setCopied(true)
    setTimes(before => before + 1)
    return true
  }
  return { copied, copy }
}
