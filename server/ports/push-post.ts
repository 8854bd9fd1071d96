// One POST to a push service. Over node:http, because it costs a third of what fetch does, and each draw asks for it a hundred
// thousand times. It follows no redirect: another address than the one that was looked at is never asked.
import * as http from 'node:http'
import * as https from 'node:https'

const TIMEOUT = 8_000 // ms until the answer is here as a whole
/** Connections to one push service. */
const CONNECTIONS = 128
/** An open connection that nobody has used for so long is closed, before the other side closes it under a message. */
const UNUSED = 4_000 // ms
/** What a push service says beside its status is thrown away; one that says more is hung up on. */
const MOST_SAID = 65_536 // bytes

const options = { keepAlive: true, maxSockets: CONNECTIONS, timeout: UNUSED, scheduling: 'lifo' } as const
const plain = new http.Agent(options)
const secure = new https.Agent(options)

interface Posted {
  /** HTTP; 0 where nobody answered. */
  status: number
  retryAfter?: string | undefined
}

export const post = (address: string, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<Posted> =>
  new Promise(resolve => {
    const url = new URL(address)
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? https : http).request(url, {
      method: 'POST',
      agent: isSecure ? secure : plain,
      headers: { ...headers, 'Content-Length': body.length },
    })
    // A thread that stood still first reads what has come meanwhile: an answer that is here is not one that never came.
    const timer = setTimeout(() => setImmediate(() => request.destroy()), TIMEOUT)
    let posted: Posted = { status: 0 }
    request.on('response', response => {
      posted = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }
      let said = 0
      response.on('error', () => undefined)
      response.on('data', (piece: Buffer) => {
        said += piece.length
        if (said > MOST_SAID) request.destroy()
      })
    })
    request.on('error', () => undefined) // `close` follows
    request.on('close', () => {
      clearTimeout(timer)
      resolve(posted)
    })
    request.end(body)
  })
