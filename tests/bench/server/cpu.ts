import * as fs from 'node:fs'

/** Time on a processor so far, microseconds, of all these processes together. Linux only. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce(
    (sum, pid) => sum + Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000,
    0,
  )
