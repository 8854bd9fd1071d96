// A connection from browser to real service that a test cuts: answers come from the service or not at all.
import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where it breaks: before or during the request, before or during the answer. */
export type Cut = 'before-sending' | 'while-sending' | 'before-answer' | 'in-answer'

export const openLine = async (target: string) => {
  const line = {
    url: '',
    /** Everything is cut, like a phone in a tunnel. */
    down: false,
    /**
     * Every request to this address breaks here, because a browser silently retries one that broke at once.
     */
    cut: undefined as { path: string; at: Cut } | undefined,
    /** Every request to an address that begins so breaks before it is sent. */
    shut: undefined as string | undefined,
    /** Addresses whose file is gone from the service. */
    gone: new Set<string>(),
    /** What to serve at an address instead of the service's answer. */
    instead: new Map<string, string>(),
    /** A hotel's page, served everywhere with status 200 until somebody pays for the network. */
    portal: undefined as string | undefined,
    /** Requests whose body reached the service: method and address. */
    arrived: [] as string[],
    close: async () => undefined as void,
  }

  /** In flight to the service. Tracked because event streams would stay open there during later tests. */
  const asking = new Set<ClientRequest>()

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, at?: Cut) => {
    const path = incoming.url!
    line.arrived.push(`${incoming.method} ${path}`)
    const asked = request(
      new URL(path, target),
      { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          if (at === 'before-answer') return outgoing.destroy()
          const whole = Buffer.concat(parts)
          outgoing.writeHead(answer.statusCode!, {
            ...answer.headers,
            ...(whole.length > 0 ? { 'content-length': String(whole.length) } : {}),
          })
          if (at !== 'in-answer') return outgoing.end(whole)
          outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => outgoing.destroy())
        })
      },
    )
    asking.add(asked)
    asked.on('error', () => outgoing.destroy()).on('close', () => asking.delete(asked))
    asked.end(body)
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url!.split('?')[0]!
    const cut = line.cut?.path === path ? line.cut.at : undefined
    const isShut = line.shut !== undefined && path.startsWith(line.shut)
    if (line.down || isShut || cut === 'before-sending') return incoming.socket.destroy()
    // The head and part of the body are here; none of it goes on.
    if (cut === 'while-sending') return incoming.once('data', () => incoming.socket.destroy())
    if (line.gone.has(path)) return outgoing.writeHead(404).end()
    if (line.portal !== undefined)
      return outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(line.portal)
    const instead = line.instead.get(path)
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      if (instead === undefined) return forward(incoming, outgoing, Buffer.concat(parts), cut)
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
      outgoing.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
      outgoing.end(instead)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  line.close = async () => {
    server.closeAllConnections()
    for (const it of asking) it.destroy()
    await new Promise(resolve => server.close(resolve))
  }
  return line
}

export type Line = Awaited<ReturnType<typeof openLine>>
