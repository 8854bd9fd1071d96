// The built service on its own port and folder, for benchmarks that drive a browser.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

const freePort = async () => {
  const server = createServer()
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise(resolve => server.close(resolve))
  return port
}

const answers = url =>
  fetch(url).then(
    response => response.ok,
    () => false,
  )

/** @param {string} folder of its database */
export const startApp = async folder => {
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  for (let tries = 0; !(await answers(`http://127.0.0.1:${port}/healthz`)); tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error('The service did not start')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    port,
    close: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
