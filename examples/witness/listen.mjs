import { once } from 'node:events'
import { createServer } from 'node:http'

/** 63 hashes, and a checkpoint with 64 signatures of a few kilobytes at most. */
const MOST_BYTES = 256 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @returns undefined where the body is too large @throws where it is no UTF-8 */
const bodyOf = async request => {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= MOST_BYTES) parts.push(part) // the rest is read and dropped, so that the sender hears the answer
  }
  return size > MOST_BYTES ? undefined : utf8.decode(Buffer.concat(parts))
}

const text = (status, body, type = 'text/plain; charset=utf-8') => ({ status, body, type })

const answerTo = async (request, witness, about) => {
  const call = `${request.method} ${request.url}`
  if (call === 'POST /add-checkpoint') {
    const body = await bodyOf(request)
    return body === undefined ? text(413, 'Too large.\n') : witness.addCheckpoint(body)
  }
  return call === 'GET /' ? text(200, about()) : text(404, 'POST /add-checkpoint is what is answered here.\n')
}

/** @returns the port, once it listens */
export const listen = async (witness, { logs, us, port, host }) => {
  const origins = [...new Set(logs.map(log => log.name))]
  const about = () =>
    [
      us.verifierKey,
      ...origins.map(it => `\n${witness.latest(it)?.note ?? `${it}: nothing seen yet\n`}`),
    ].join('\n')
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5_000 },
    async (request, response) => {
      const { status, body, type } = await answerTo(request, witness, about).catch(error => {
        if (error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return text(400, 'This is not UTF-8.\n')
        if (!request.errored) console.error(error.message) // a sender who has left is no news
        return text(500, 'This could not be kept.\n')
      })
      response.writeHead(status, { 'content-type': type }).end(body)
    },
  )
  server.maxConnections = 200
  server.keepAliveTimeout = 65_000 // logs come back every few seconds, and find the connection open
  server.listen(port, host)
  await once(server, 'listening')
  return server.address().port
}
