// A service on a real port, reached through real sockets.
import { request, type Agent, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { closeServer, listen } from '#server/http/listen.ts'

export interface Heard {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  agent?: Agent
  signal?: AbortSignal
}

/** @param given as for `listen` */
export const onPort = async (
  fetch: Parameters<typeof listen>[0],
  given: Parameters<typeof listen>[2] = {},
) => {
  const server: Server = await listen(fetch, { PORT: 0, HOST: '127.0.0.1' }, given)
  const { port } = server.address() as AddressInfo
  return {
    port,
    ask: (path: string, { method = 'GET', headers = {}, body, agent, signal }: Asked = {}): Promise<Heard> =>
      new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, method, headers, agent, signal }, answer => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => (text += part))
          answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body: text }))
        })
        asked.on('error', reject)
        asked.end(body)
      }),
    /** Writes these bytes and reads until the other side closes. */
    raw: (...parts: (string | Uint8Array)[]): Promise<string> =>
      new Promise(resolve => {
        const socket = connect(port, '127.0.0.1')
        let text = ''
        socket.on('data', part => (text += part.toString('latin1')))
        // Being cut off mid-write is an answer too.
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(text))
        for (const part of parts) socket.write(part)
      }),
    close: () => {
      server.closeAllConnections()
      return closeServer(server)
    },
  }
}

export type OnPort = Awaited<ReturnType<typeof onPort>>
