import { createFileRoute } from '@tanstack/react-router'
import { codeIn } from '#src/play/share-link.ts'
import { Chat } from '#src/screens/chats/Chat.tsx'
import { Chats } from '#src/screens/chats/Chats.tsx'

const Page = () => {
  const { channelId } = Route.useParams()
  const code = codeIn(Route.useSearch())
  return channelId ? <Chat key={channelId} id={channelId} code={code} /> : <Chats />
}

export const Route = createFileRoute('/_protected/chats-and-tips/{-$channelId}')({
  loader: async ({ params: { channelId } }) => ({
    channelName:
      channelId && (await (await import('#src/screens/chats/channel-name.ts')).channelName(channelId)),
  }),
  component: Page,
})
