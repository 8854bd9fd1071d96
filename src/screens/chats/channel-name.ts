// The title of a chat's page: from this phone, so that it also shows offline.
import { channelQuery } from '#src/api/chats/chats.ts'
import { queryClient } from '#src/api/cache/query-client.ts'
import { session, sessionKnown } from '#src/api/session/session.ts'
import { channelBox } from '#src/device/chat-boxes.ts'

/** Undefined if it is not stored here and cannot be fetched now. */
export const channelName = async (channel: string): Promise<string | undefined> => {
  await sessionKnown()
  const player = session.user?.phoneNumber
  const kept = player === undefined ? undefined : await channelBox.get(player)
  const known = kept?.rows.find(it => it.id === channel)
  if (known) return known.name
  return queryClient.fetchQuery(channelQuery(channel)).then(
    it => it.name,
    () => undefined,
  )
}
