// What a witness answers (C2SP tlog-witness). Nothing in here waits: requests are decided one after the other.
import { isConsistent } from './tree.mjs'
import { readRequest } from './request.mjs'

const NO = (status, body, type = 'text/plain; charset=utf-8') => ({ status, body: `${body}\n`, type })
const knownSize = size => NO(409, size, 'text/x.tlog.size')

const isSigned = ({ text, signatures }, keys) => {
  const ours = signatures.flatMap(it =>
    keys.filter(key => key.name === it.name && key.id === it.id).map(key => key.verify(text, it.signature)),
  )
  return ours.length > 0 && !ours.includes(false)
}

/** The line that says: at this second this was the newest state, and it continues all that I have seen before. */
const cosign = (us, checkpoint, seconds) => {
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(seconds))
  const coded = Buffer.concat([Buffer.from(us.id, 'hex'), time, us.cosign(checkpoint, seconds)])
  return `— ${us.name} ${coded.toString('base64')}\n`
}

export const makeWitness = ({ us, logs, store, now = Date.now }) => ({
  latest: store.latest,
  addCheckpoint(body) {
    const request = readRequest(body)
    if (!request) return NO(400, 'This is no request of the protocol.')
    const { old, path, checkpoint } = request
    const keys = logs.filter(log => log.name === checkpoint.origin)
    if (keys.length === 0) return NO(404, 'This log is not watched here.')
    if (!isSigned(checkpoint, keys)) return NO(403, 'The log has not signed this.')
    if (old > checkpoint.size) return NO(400, 'The old size is above the new one.')
    const kept = store.latest(checkpoint.origin)
    const isSplit = kept?.size === checkpoint.size && !kept.root.equals(checkpoint.root)
    if (isSplit) store.keepEvidence('another root at the same size', kept, checkpoint, now())
    if (isSplit || old !== (kept?.size ?? 0)) return knownSize(kept?.size ?? 0)
    if (!isConsistent(old, kept?.root, checkpoint.size, checkpoint.root, path)) {
      if (kept) store.keepEvidence('not shown to continue what was seen', kept, checkpoint, now())
      return NO(422, 'The proof does not fit.')
    }
    const line = cosign(us, checkpoint, Math.floor(now() / 1000))
    store.keep(checkpoint)
    return { status: 200, body: line, type: 'text/plain; charset=utf-8' }
  },
})
