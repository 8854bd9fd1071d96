// Vitest's reporter of tests does not tell what failed outside of them, such as a promise that nobody awaited.
import { writeFileSync } from 'node:fs'

export default class OutsideTests {
  onTestRunEnd(_files, errors) {
    const told = errors.map(
      ({ stack, message, VITEST_TEST_PATH: file = '' }) => `${file} ${stack ?? message}`,
    )
    writeFileSync(process.env.OUTSIDE_TESTS, JSON.stringify(told))
  }
}
