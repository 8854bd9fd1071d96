// The project's files, for tests that read them.
import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param file relative to the project's root */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/** Every file below a folder whose name matches, relative to the project's root. */
export const filesIn = (folder: string, name = /\.tsx?$/): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && name.test(entry.name))
    .map(entry => posix.join(entry.parentPath.slice(root.length).replaceAll('\\', '/'), entry.name))
