// Copies of the project for planting bugs; the original is never touched.
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 })

const archive = folder => execFileSync('tar', ['-x', '-C', folder], { input: git('archive', 'HEAD') })

const copyTree = folder => {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').toString().split('\0')
  for (const file of files.filter(it => it && fs.existsSync(path.join(root, it))))
    fs.cpSync(path.join(root, file), path.join(folder, file), { recursive: true })
}

/** Links the original's packages, but keeps tool caches separate. */
const linkPackages = folder => {
  const [from, to] = [root, folder].map(it => path.join(it, 'node_modules'))
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from).filter(it => !it.startsWith('.') || it === '.bin'))
    fs.symlinkSync(path.join(from, name), path.join(to, name))
}

/** @param {boolean} asItIs include uncommitted changes */
export const makeCopy = asItIs => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-planted-'))
  if (asItIs) copyTree(folder)
  else archive(folder)
  linkPackages(folder)
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}
