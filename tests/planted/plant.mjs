import * as fs from 'node:fs'
import * as path from 'node:path'

const read = (folder, file) => {
  try {
    return fs.readFileSync(path.join(folder, file), 'utf8')
  } catch {
    return undefined
  }
}

const timesIn = (text, part) => text.split(part).length - 1

/** Titles are partly computed: at least three words of one in a row stand in its file, or all of a shorter one. */
const isTitled = (text, title) => {
  const words = title.split(' ')
  return words.some((_, at) => {
    const some = words.slice(at, at + 3)
    return (some.length === 3 || at === 0) && text.includes(some.join(' '))
  })
}

/** Where the list no longer matches the code: a bug that cannot be planted exactly once proves nothing. */
export const faultsOf = (bugs, folder) =>
  bugs.flatMap(({ name, changes, caughtBy }) => {
    if (caughtBy.length === 0) return [`${name} names no test`]
    const lost = caughtBy.filter(([file]) => read(folder, file) === undefined)
    const untitled = caughtBy.filter(([file, title]) => !isTitled(read(folder, file) ?? title, title))
    const wrong = changes.flatMap(({ file, find, put }) => {
      const text = read(folder, file)
      const times = text === undefined ? 0 : timesIn(text, find)
      if (text === undefined) return [`there is no ${file}`]
      if (find === put) return ['it changes nothing']
      return times === 1 ? [] : [`in ${file} stands ${times} times: ${find}`]
    })
    return [
      ...lost.map(([file]) => `there is no ${file}`),
      ...untitled.map(([file, title]) => `no test of ${file} is called “${title}”`),
      ...wrong,
    ].map(it => `${name}: ${it}`)
  })

/** @returns a function that removes the bug */
export const plant = ({ changes }, folder) => {
  const before = new Map(changes.map(({ file }) => [file, read(folder, file)]))
  const after = new Map(before)
  for (const { file, find, put } of changes)
    after.set(
      file,
      after.get(file).replace(find, () => put),
    )
  const write = texts => {
    for (const [file, text] of texts) fs.writeFileSync(path.join(folder, file), text)
  }
  write(after)
  return () => write(before)
}
