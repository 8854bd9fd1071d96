// A schema of the wire for values in our words: forms, and what the device keeps.
import * as v from 'valibot'
import { toWire, toWords, wordOf, type Read, type Words } from './words.ts'

/** Faults name our words too. What an older version kept under the wire's names can still be read. */
export const inWords = <Schema extends v.GenericSchema>(
  schema: Schema,
): v.GenericSchema<Words<v.InferInput<Schema>>, Read<Schema>> =>
  v.pipe(
    v.custom<Words<v.InferInput<Schema>>>(() => true),
    v.rawTransform<Words<v.InferInput<Schema>>, Read<Schema>>(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(schema, toWire(schema, dataset.value))
      if (read.success) return toWords(read.output)
      for (const { message, path } of read.issues)
        addIssue({ message, path: path?.map(it => ({ ...it, key: wordOf(String(it.key)) })) as typeof path })
      return NEVER
    }),
  )
