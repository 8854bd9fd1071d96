// Checks that each named query (a function of server/db/queries) that tests ran on one database ran on the other, too.
// `npm test` runs most test files on PostgreSQL alone, and those named in support/twice.ts on both; this checks that
// they are enough. Its argument is the folder that HEARD_QUERIES named.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2] ?? 'test-results/queries'

/** The test files by the queries they ran. */
const heardOn = database => {
  const asked = new Map()
  for (const line of readFileSync(join(folder, database), 'utf8').trim().split('\n')) {
    const [query, file] = line.split(' ')
    asked.set(query, [...(asked.get(query) ?? []), file.replace(`${process.cwd()}/`, '')])
  }
  return asked
}

const embedded = heardOn('embedded')
const postgres = heardOn('postgres')
const missing = [
  [embedded, postgres, 'PostgreSQL'],
  [postgres, embedded, 'the embedded database'],
].flatMap(([here, there, name]) =>
  [...here].flatMap(([query, files]) =>
    there.has(query) ? [] : [`${query} never ran on ${name}: ${files[0]} asks it`],
  ),
)
for (const line of missing.sort()) console.error(line)
if (missing.length > 0) console.error('Name a test file that asks it in tests/support/twice.ts.')
console.log(
  `${embedded.size} queries on the embedded database, ${postgres.size} on PostgreSQL, ${missing.length} on one of them only`,
)
process.exit(missing.length > 0 ? 1 : 0)
