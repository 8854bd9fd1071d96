import * as fs from 'node:fs'

/** Total CPU time of these processes so far, microseconds. Linux only. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce(
    (sum, pid) => sum + Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000,
    0,
  )
