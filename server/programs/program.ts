/** Runs a program beside the service: what it answers is said, what it throws is said as an error and ends it with 1. */
export const program = (run: () => Promise<string>): void => {
  run().then(
    said => process.stdout.write(`${said}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    },
  )
}
