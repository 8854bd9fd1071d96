import { words } from './words.ts'

export const ChatUnread = ({ count }: { count: number }) =>
  count > 0 ? <span className="pill pill-win num">{words.$newMessages(count)}</span> : null
