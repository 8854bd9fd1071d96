import type { ServerResponse } from 'node:http'
import { live } from '#src/contract/live.ts'
import { headerOf } from '#server/http/caller.ts'
import type { Live } from '#server/live/live.ts'
import type { Door } from '#server/http/door.ts'

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // A buffering proxy would hold these back forever.
  'X-Accel-Buffering': 'no',
  // The connection closes with the stream, so a stopping node waits for nobody.
  Connection: 'close',
}

export const mountLive = (door: Door, streams: Live): void =>
  door.stream(live, ({ player, address, context }) => {
    // Headers only: nobody would read the stream.
    if (context.req.method === 'HEAD') return new Response(null, { headers })
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse }
    const lastId = headerOf(context, 'last-event-id') ?? ''
    return new Response(streams.open({ player, address, lastId, cut: () => outgoing?.destroy() }), {
      headers,
    })
  })
