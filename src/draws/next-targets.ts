import { batchBounds, nextDrawHour } from './schedule.ts'
import { lagosMidnight } from '#src/lib/lagos-time.ts'

/** Targets of the two clocks: the end of the batch on sale, and the next fixed draw hour (2.62). */
export const nextTargets = (now: number) => {
  const drawHour = nextDrawHour(now)
  return {
    batchCloses: batchBounds(now).closesAt,
    drawHour,
    tomorrow: lagosMidnight(drawHour) > lagosMidnight(now),
  }
}
