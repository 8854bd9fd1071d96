// Bundles test programs as plain JavaScript, because Node 20 does not run TypeScript.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, loadConfigFromFile } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the service runs in worker threads. */
const threads = {
  'embedded-worker': 'server/db/embedded-worker.ts',
  'hash-worker': 'server/keys/hash-worker.ts',
  'push-worker': 'server/ports/push-worker.ts',
}

/**
 * @param {string} name of the folder that is made
 * @param {Record<string, string>} entries files under the project's root by the name of their program
 * @returns {Promise<{ folder: string, remove(): void }>} holds `<entry>.js`, and what the service's threads need
 */
export const bundle = async (name, entries) => {
  // Packages resolve only from inside the project; the pid keeps concurrent runs apart.
  const folder = path.join(root, `node_modules/.cache/oriire-${name}-${process.pid}`)
  const service = path.join(root, 'server/vite.config.ts')
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, service)
  await build({
    configFile: false,
    root,
    publicDir: false,
    plugins: config.plugins,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries({ ...entries, ...threads }).map(([key, file]) => [key, path.join(root, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}
