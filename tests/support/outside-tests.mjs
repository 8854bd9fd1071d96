// Vitest's test reporter doesn't say what failed outside the tests, such as a promise that was never awaited.
import { writeFileSync } from 'node:fs'

export default class OutsideTests {
  onTestRunEnd(_files, errors) {
    const told = errors.map(
      ({ stack, message, VITEST_TEST_PATH: file = '' }) => `${file} ${stack ?? message}`,
    )
    writeFileSync(process.env.OUTSIDE_TESTS, JSON.stringify(told))
  }
}
