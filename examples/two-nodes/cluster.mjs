// A PostgreSQL server of the example's own, in a temporary folder.
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import * as path from 'node:path'

/** @returns {string | undefined} the program's place: in the PATH, or where Debian keeps it */
export const findProgram = name => {
  const base = '/usr/lib/postgresql'
  const versions = fs.existsSync(base) ? fs.readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map(version => `${base}/${version}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  return places.map(place => path.join(place, name)).find(file => fs.existsSync(file))
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const idOf = flag => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

/** PostgreSQL refuses to run as root, so root hands it to an ordinary account. */
const owner = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

/** @returns its address, and how to stop it */
export const startCluster = async folder => {
  const as = owner()
  const port = await freePort()
  const home = path.join(folder, 'postgres')
  fs.mkdirSync(home)
  if (as.uid) fs.chownSync(home, as.uid, as.gid)
  const data = path.join(home, 'data')
  const run = (program, ...args) =>
    execFileSync(findProgram(program), args, { ...as, cwd: home, stdio: 'ignore' })
  run('initdb', '-D', data, '-U', 'oriire', '-A', 'trust', '-E', 'UTF8', '--no-locale')
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1`
  run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(home, 'log'), '-o', settings)
  return {
    url: `postgres://oriire@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data),
  }
}
