// Runs the program as it stands, because Node 20 does not run TypeScript.
import { runnerImport } from 'vite'

await runnerImport(new URL('./odds.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' })
