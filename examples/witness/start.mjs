// node examples/witness --new-key NAME --key FILE [--kind ml-dsa-44]
// node examples/witness --log VERIFIER-KEY --key FILE [--log ANOTHER] [--port 8090] [--host 0.0.0.0] [--state FILE]
import { parseArgs } from 'node:util'
import { makeKeyFile, readKeyFile, readLogKey } from './keys.mjs'
import { listen } from './listen.mjs'
import { openStore } from './store.mjs'
import { makeWitness } from './witness.mjs'

const run = async () => {
  const { values } = parseArgs({
    options: {
      'new-key': { type: 'string' },
      log: { type: 'string', multiple: true, default: [] },
      key: { type: 'string' },
      kind: { type: 'string', default: 'ed25519' },
      port: { type: 'string', default: '8090' },
      host: { type: 'string', default: '0.0.0.0' },
      state: { type: 'string', default: 'witness-state.json' },
    },
  })
  if (!values.key) throw new Error('--key FILE is missing: the file with the key of this witness')
  if (values['new-key'] !== undefined)
    return console.log(await makeKeyFile(values['new-key'], values.kind, values.key))
  if (values.log.length === 0) throw new Error('--log VERIFIER-KEY is missing: the log that is watched')
  const us = await readKeyFile(values.key)
  const logs = values.log.map(readLogKey)
  const witness = makeWitness({ us, logs, store: openStore(values.state) })
  const port = await listen(witness, { logs, us, port: Number(values.port), host: values.host })
  console.log(`${us.verifierKey}\nwatches ${logs.map(log => log.name).join(', ')} on port ${port}`)
}

run().catch(error => {
  console.error(error.message)
  process.exitCode = 1
})
