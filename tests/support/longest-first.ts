// The order of test files: the longest first, so that no worker is left with one while another is idle.
import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take far longer than their size suggests, the longest first. */
const LONG = [
  'model/model',
  'model/model-postgres',
  'server/hammered',
  'faults/kill',
  'model/money',
  'server/concurrency',
  'server/start',
  'server/embedded',
  'server/draws',
].map(name => `/tests/${name}.test.ts`)

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex(name => moduleId.endsWith(name))
  return at < 0 ? LONG.length : at
}
const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size

export class LongestFirst extends BaseSequencer {
  /** Projects stay together: a worker that switches to another one starts afresh. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map<string, number>()
    for (const { project } of files) if (!places.has(project.name)) places.set(project.name, places.size)
    const placeOf = (it: TestSpecification) => (rankOf(it) < LONG.length ? -1 : places.get(it.project.name)!)
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a))
  }
}
