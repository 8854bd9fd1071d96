// Who is calling and from where. Proxy headers are trusted only as far as the settings say.
import { getConnInfo } from '@hono/node-server/conninfo'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/**
 * One header by its lower-case name, read straight off the socket's request if there is one: copying them all is
 * slower.
 */
export const headerOf = ({ env, req }: Context, name: string): string | undefined => {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage }
  return incoming ? (incoming.headers[name] as string | undefined) : req.header(name)
}

const socketAddress = (context: Context): string => {
  // No socket (app.request in tests, the sandbox's own webhook) means the call came from this machine.
  if (!(context.env as { incoming?: unknown } | undefined)?.incoming) return '127.0.0.1'
  return (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/, '')
}

/** The caller has hung up. */
export const hasLeft = (context: Context): boolean =>
  (context.env as { outgoing?: { destroyed: boolean } } | undefined)?.outgoing?.destroyed === true

/**
 * @param trustedProxies how many entries at the end of X-Forwarded-For our own proxies added
 * @param isTrusted whether a peer is one of them: anyone else can forge the header
 * @param onIgnored hears of a peer whose header is not believed
 */
export const makeAddressOf =
  (trustedProxies: number, isTrusted: (address: string) => boolean, onIgnored: (peer: string) => void) =>
  (context: Context): string => {
    const socket = socketAddress(context)
    const header = headerOf(context, 'x-forwarded-for') ?? ''
    if (trustedProxies === 0 || !isTrusted(socket)) {
      if (header) onIgnored(socket)
      return socket
    }
    if (!header.includes(',')) return header.trim() || socket
    const forwarded = header.split(',').map(part => part.trim())
    return forwarded.filter(Boolean).at(-trustedProxies) ?? socket
  }

const groups = (part: string) => part.split(':').filter(Boolean)

/** All eight groups of an IPv6 address, with `::` expanded. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  if (tail === undefined) return groups(head)
  const [before, after] = [groups(head), groups(tail)]
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

/** What counts as one caller: an IPv4 address, or an IPv6 /64, since one phone can use any address in its network. */
export const networkOf = (address: string): string => {
  if (/^[\d.]+$/.test(address)) return address
  // Some proxies append the port, which changes with every connection.
  const bare = address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const [plain = ''] = bare.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!plain.includes(':')) return plain
  const network = groupsOf(plain.toLowerCase()).slice(0, 4)
  return `${network.map(group => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
