// Asks what became of purchases whose answer was lost: on start, when back online, and as soon as no screen asks about one
// any more.
import { useEffect, useState } from 'react'
import { outbox } from '#src/buying/outbox.ts'
import { resolveAll, type News } from './lost-answers.ts'

const ASK_AGAIN = 15_000

/** @param phone the player's, if signed in */
export const useLostAnswers = (phone: string | undefined) => {
  const [news, setNews] = useState<News[]>([])

  useEffect(() => {
    if (!phone) return
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const tell = (it: News) => setNews(before => [...before, it])
    const isGone = () => gone
    // One round at a time, so that nothing is told twice; what happens meanwhile makes another one.
    let round: Promise<boolean> | undefined
    let isWanted = false
    const now = async () => {
      if (round) {
        isWanted = true
        return
      }
      clearTimeout(timer)
      isWanted = false
      round = resolveAll(phone, { tell, isGone })
      const isAnyOpen = await round.catch(() => true)
      round = undefined
      if (gone) return
      if (isWanted) return void now()
      if (isAnyOpen) timer = setTimeout(() => void now(), ASK_AGAIN)
    }
    const again = () => void now()
    again()
    addEventListener('online', again)
    const deafen = outbox.onChange(again)
    return () => {
      gone = true
      clearTimeout(timer)
      removeEventListener('online', again)
      deafen()
    }
  }, [phone])

  return {
    first: news[0],
    close: () => setNews(before => before.slice(1)),
  }
}
