// Whether messages wait to be sent, so that a start need not open their box to know.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}CHATS_WAITING`

export const chatsWait = (): boolean => readStored(KEY) === true

export const noteChatsWait = (wait: boolean): void => {
  if (!wait) removeStored(KEY)
  else if (!chatsWait()) writeStored(KEY, true)
}
