// Bundles the service for Node: our own files into dist/server, packages stay in node_modules.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { emptyDatabase } from './empty-database.ts'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: from('..'),
  publicDir: false,
  plugins: [emptyDatabase()],
  build: {
    ssr: true,
    outDir: from('../dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: from('./main.ts'),
        'create-service': from('./create-service.ts'),
        backup: from('./programs/backup.ts'),
        check: from('./programs/check.ts'),
        'keys-draws': from('./programs/keys-draws.ts'),
        'keys-push': from('./programs/keys-push.ts'),
        migrate: from('./programs/migrate.ts'),
        operator: from('./programs/operator.ts'),
        restore: from('./programs/restore.ts'),
        'embedded-worker': from('./db/embedded-worker.ts'),
        'hash-worker': from('./keys/hash-worker.ts'),
        'push-worker': from('./ports/push-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
