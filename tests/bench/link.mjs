// A slow access link with TLS and HTTP/2 in front of a local port: shared bandwidth both ways, round-trip time, one round
// trip to connect.
import { connect, createServer } from 'node:net'
import { startFront } from './front.mjs'

const PACKET = 1400 // bytes

/** One direction: packets leave one by one at the link's rate and arrive half a round trip later. */
class Direction {
  constructor(link, rate) {
    this.link = link
    this.rate = rate
    this.freeAt = 0
    this.bytes = 0
    this.onTheWay = []
  }

  send(bytes, notBefore, deliver) {
    for (let at = 0; at < bytes.length; at += PACKET) {
      const packet = bytes.subarray(at, at + PACKET)
      this.bytes += packet.length
      const { [this.rate]: kbps, rttMs } = this.link.profile
      const start = Math.max(performance.now(), this.freeAt, notBefore)
      this.freeAt = start + (kbps ? (packet.length * 8) / kbps : 0)
      // Timers that are due within the same millisecond may come in any order, packets may not.
      this.onTheWay.push(() => deliver(packet))
      setTimeout(() => this.onTheWay.shift()(), this.freeAt + rttMs / 2 - performance.now())
    }
  }
}

export const OPEN = { downKbps: 0, upKbps: 0, rttMs: 0 }

/** @param {number} target the port behind the link, of plain HTTP */
export const makeLink = async target => {
  const front = await startFront(target)
  const link = { profile: OPEN, isCut: false, sockets: new Set() }
  const down = new Direction(link, 'downKbps')
  const up = new Direction(link, 'upKbps')
  const server = createServer(near => {
    if (link.isCut) return near.destroy()
    const connectedAt = performance.now() + link.profile.rttMs
    const far = connect(front.port, '127.0.0.1')
    const both = [near, far]
    for (const socket of both) {
      link.sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => both.forEach(it => it.destroy()))
      socket.on('close', () => link.sockets.delete(socket))
    }
    near.on('data', bytes => up.send(bytes, connectedAt, packet => far.writable && far.write(packet)))
    far.on('data', bytes => down.send(bytes, 0, packet => near.writable && near.write(packet)))
    near.on('close', () => far.destroy())
    far.on('close', () =>
      setTimeout(() => near.end(), Math.max(0, down.freeAt - performance.now()) + link.profile.rttMs),
    )
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${server.address().port}`,
    shape: profile => {
      link.profile = profile
    },
    cut: isCut => {
      link.isCut = isCut
      if (isCut) for (const socket of link.sockets) socket.destroy()
    },
    /** Bytes down since the last call. */
    takeBytes: () => {
      const { bytes } = down
      down.bytes = 0
      return bytes
    },
    close: async () => {
      for (const socket of link.sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
      await front.close()
    },
  }
}
