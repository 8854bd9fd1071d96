// One POST to a push service. Uses node:http, which costs a third of fetch, as each draw sends a hundred thousand.
// Follows no redirects, so only the vetted address is ever called.
import * as http from 'node:http'
import * as https from 'node:https'

const TIMEOUT = 8_000 // ms for the whole answer
/** Connections per push service. */
const CONNECTIONS = 128
/** Idle connections are closed after this long, before the other side does so mid-message. */
const UNUSED = 4_000 // ms
/** Response bodies are discarded; beyond this much we hang up. */
const MOST_SAID = 65_536 // bytes

const options = { keepAlive: true, maxSockets: CONNECTIONS, timeout: UNUSED, scheduling: 'lifo' } as const
const plain = new http.Agent(options)
const secure = new https.Agent(options)

interface Posted {
  /** HTTP; 0 if there was no answer. */
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
    // A thread that stalled reads what has arrived first: such an answer is not a timeout.
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
