// Asks what became of purchases whose answer was lost: on start, when back online, and once no screen asks about one any
// more.
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { outbox } from '#src/buying/outbox.ts'
import { resolveAll } from './lost-answers.ts'
import { news, type News } from './news.ts'

const ASK_AGAIN = 15_000

/** @param phone the player's, if signed in */
export const useLostAnswers = (phone: string | undefined) => {
  const [first] = useSnapshot(news).list

  useEffect(() => {
    if (!phone) return
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const tell = (it: News) => void news.list.push(it)
    const isGone = () => gone
    // One round at a time, so that nothing is reported twice; a change meanwhile starts another.
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
    // Another tab may have been closed while it paid.
    document.addEventListener('visibilitychange', again)
    const deafen = outbox.onChange(again)
    return () => {
      gone = true
      clearTimeout(timer)
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
      deafen()
      news.list = []
    }
  }, [phone])

  return { first, close: () => void news.list.shift() }
}
