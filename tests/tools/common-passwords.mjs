// node tests/tools/common-passwords.mjs
// The 3,000 commonest passwords that would be long enough here, from a package's list (MIT), ranked by how often they are
// in published leaks. The service reads the file that this writes; the package, twenty times as large, is only needed here.
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const COUNT = 3_000
const SHORTEST = 8 // characters: the fewest a password here may have

/** In lower case, because they are compared so. */
export const commonPasswords = () => {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'].map(word => word.toLowerCase())
  return [...new Set(words)].filter(word => word.length >= SHORTEST).slice(0, COUNT)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../../server/deeds/accounts/common-passwords.json', import.meta.url))
  fs.writeFileSync(file, `${JSON.stringify(commonPasswords(), null, 2)}\n`)
}
