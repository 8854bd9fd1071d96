// A local stand-in for Chromium's push service: Chromium registers with it, stays connected, and receives
// what our service sends. This tests the real PushManager, decryption and push event. The protocol is
// Chromium's own and may change; this file must then follow.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTlsServer, type TLSSocket } from 'node:tls'
import { bytes, double, number, readVarint, text, varint } from './protobuf.ts'
import { makeCertificate } from './test-certificate.ts'

/** Message types on the open connection. */
const KINDS = { ping: 0, pong: 1, login: 2, welcome: 3, data: 8 }
const LINE_VERSION = 41

interface Registered {
  app: string
  subtype: string
  sender: string
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const frame = (kind: number, message: Buffer) =>
  Buffer.concat([Buffer.from([kind]), varint(message.length), message])

const detail = (name: string, value: string) => bytes(7, Buffer.concat([text(1, name), text(2, value)]))

/** A device's number and secret, meaningless here. */
const checkedIn = () =>
  Buffer.concat([number(1, 1), number(3, Date.now()), double(7, 1n), double(8, 2n), text(11, 'test')])

/** Parses Chromium's messages and answers those that need it. */
const talk = (line: TLSSocket, onReady: () => void) => {
  let come = Buffer.alloc(0)
  let greeted = false
  line.on('error', () => undefined)
  line.on('data', (part: Buffer) => {
    come = Buffer.concat([come, part])
    if (!greeted && come.length > 0) {
      greeted = true
      come = come.subarray(1)
      line.write(Buffer.from([LINE_VERSION]))
    }
    for (;;) {
      const size = come.length > 1 ? readVarint(come, 1) : undefined
      if (!size || come.length < size.end + size.value) return
      const kind = come[0]
      come = come.subarray(size.end + size.value)
      if (kind === KINDS.ping) line.write(frame(KINDS.pong, Buffer.alloc(0)))
      if (kind !== KINDS.login) continue
      line.write(frame(KINDS.welcome, Buffer.concat([text(1, 'welcome'), number(8, Date.now())])))
      onReady()
    }
  })
}

export const startPushVendor = async () => {
  const { cert, key, keyHash } = makeCertificate()
  const registered = new Map<string, Registered>()
  const lines = new Set<TLSSocket>()
  const waiting: Buffer[] = []
  let line: TLSSocket | undefined
  let sent = 0

  const deliver = (to: Registered, encoding: string, content: Buffer) => {
    const message = frame(
      KINDS.data,
      Buffer.concat([
        text(2, `m${++sent}`),
        text(3, to.sender),
        text(5, to.app),
        detail('content-encoding', encoding),
        detail('subtype', to.subtype),
        text(9, `p${sent}`),
        number(17, 600),
        number(18, Date.now()),
        bytes(21, content),
      ]),
    )
    if (line) line.write(message)
    else waiting.push(message)
  }

  const register = (form: URLSearchParams): string => {
    if (form.get('delete')) return 'deleted=yes'
    const token = randomBytes(16).toString('base64url')
    const app = form.get('app') ?? ''
    registered.set(token, {
      app,
      subtype: form.get('X-subtype') ?? app,
      sender: form.get('sender') ?? '',
    })
    return `token=${token}`
  }

  const web = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const path = request.url ?? ''
    if (path.startsWith('/checkin')) return response.end(checkedIn())
    if (path.startsWith('/register')) return response.end(register(new URLSearchParams(body.toString())))
    const to = registered.get(path.split('/').at(-1) ?? '')
    response.statusCode = to ? 201 : 410
    if (to) deliver(to, String(request.headers['content-encoding']), body)
    response.end()
  })
  const open = createTlsServer({ key, cert }, socket => {
    lines.add(socket)
    talk(socket, () => {
      line = socket
      for (const message of waiting.splice(0)) socket.write(message)
    })
  })
  const listen = async (server: typeof web | typeof open): Promise<number> => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const [webPort, linePort] = [await listen(web), await listen(open)]
  const address = `http://127.0.0.1:${webPort}`
  return {
    /** For Chromium's command line. */
    args: [
      `--gcm-checkin-url=${address}/checkin`,
      `--gcm-registration-url=${address}/register`,
      `--gcm-mcs-endpoint=https://127.0.0.1:${linePort}`,
      `--ignore-certificate-errors-spki-list=${keyHash}`,
    ],
    /** The local equivalent of a real push endpoint. */
    addressOf: (endpoint: string) => `${address}/send/${endpoint.split('/').at(-1)}`,
    /** How many messages it has accepted. */
    sent: () => sent,
    stop: async () => {
      for (const socket of lines) socket.destroy()
      web.closeAllConnections()
      await Promise.all([web, open].map(server => new Promise(resolve => server.close(resolve))))
    },
  }
}
