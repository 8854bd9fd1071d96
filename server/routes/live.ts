import type { ServerResponse } from 'node:http'
import { liveChannel } from '#src/contract/chats/chats.ts'
import { live } from '#src/contract/live.ts'
import { headerOf } from '#server/http/caller.ts'
import type { Live } from '#server/live/live.ts'
import { channelOf } from '#server/deeds/chats/channels.ts'
import type { Door, Listening } from '#server/http/door.ts'
import type { Service } from '#server/service.ts'

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // A buffering proxy would hold these back forever.
  'X-Accel-Buffering': 'no',
  // The connection closes with the stream, so a stopping node waits for nobody.
  Connection: 'close',
}

export const mountLive = (door: Door, { games }: Service, streams: Live): void => {
  const open = ({ player, address, context }: Listening, channel?: string) => {
    // Headers only: nobody would read the stream.
    if (context.req.method === 'HEAD') return new Response(null, { headers })
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse }
    const lastId = headerOf(context, 'last-event-id') ?? ''
    const cut = () => outgoing?.destroy()
    return new Response(streams.open({ player, address, lastId, cut, ...(channel ? { channel } : {}) }), {
      headers,
    })
  }
  door.stream(live, asked => open(asked))
  // The call for messages says why a player may not read; this stream only ends.
  door.stream(liveChannel, asked =>
    open(asked, channelOf(games, asked.context.req.param('channel') ?? '').id),
  )
}
