// A disk whose power can be cut: ext4 in a file, on a loop device. EXT4_IOC_SHUTDOWN without flushing the log
// drops everything unsynced, like a power cut; the next mount finds what a rebooted machine would.
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const CUT = `
import fcntl, os, struct, sys
EXT4_IOC_SHUTDOWN, NO_LOG_FLUSH = 0x8004587D, 2
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), EXT4_IOC_SHUTDOWN, struct.pack('I', NO_LOG_FLUSH))`

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })

/** What this machine lacks, in words, or undefined. */
export const missing = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'it needs root'
  const programs = ['mkfs.ext4', 'mount', 'losetup', 'python3']
  const lacks = programs.find(it => spawnSync('which', [it]).status !== 0)
  if (lacks) return `${lacks} is missing`
  return spawnSync('losetup', ['-f']).status === 0 ? undefined : 'there is no loop device'
}

export const makeDisk = (folder: string) => {
  const file = path.join(folder, 'disk')
  const at = path.join(folder, 'mounted')
  fs.mkdirSync(at)
  fs.closeSync(fs.openSync(file, 'w'))
  fs.truncateSync(file, 1024 ** 3)
  run('mkfs.ext4', '-q', '-F', file)
  const mount = () => void run('mount', '-o', 'loop', file, at)
  const unmount = () => void run('umount', at)
  mount()
  return {
    at,
    cut: () => void run('python3', '-c', CUT, at),
    powerOn: () => {
      unmount()
      mount()
    },
    remove: unmount,
  }
}
