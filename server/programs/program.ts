import { inWords } from '#server/lib/in-words.ts'

/** Runs a command-line program: prints its answer, or its error with exit code 1. */
export const program = (run: () => Promise<string>): void => {
  run().then(
    said => process.stdout.write(`${said}\n`),
    (error: unknown) => {
      process.stderr.write(`${inWords(error)}\n`)
      process.exitCode = 1
    },
  )
}
