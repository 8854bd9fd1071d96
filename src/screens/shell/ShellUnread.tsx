import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '#src/api/chats/chats.ts'
import { words } from './words/frame.ts'

/** Where the bottom bar is seen (shell.css). */
const NARROW = '(max-width: 767px)'
/** The service counts no further. */
const MOST = 100

/** How many messages are new, over the chats' link in the bottom bar. */
export const ShellUnread = () => {
  const unread = unreadQuery()
  const { data } = useQuery({ ...unread, enabled: matchMedia(NARROW).matches && unread.enabled })
  if (!data?.unread) return null
  return (
    <span className="shell-unread num">
      {data.unread < MOST ? data.unread : `${MOST - 1}+`}
      <span className="sr-only"> {words.$newOnes}</span>
    </span>
  )
}
