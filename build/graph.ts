// What each built file contains and needs. Vite's own manifest names a file by only one of its modules; a page has to
// find the file of each of its modules.
import { relative } from 'node:path'
import type { Plugin } from 'vite'

interface File {
  css: string[]
  imports: string[]
  /** What it loads on demand. */
  later: string[]
  /** Its modules, as paths from the project's root. */
  sources: string[]
}
/** By their paths in the web folder. */
export type Files = Record<string, File>

export const FILE_LIST = 'files.json'

export const listFiles = (): Plugin => ({
  name: 'oriire:file-list',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files: Files = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      files[chunk.fileName] = {
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
        imports: chunk.imports,
        later: chunk.dynamicImports,
        sources: Object.keys(chunk.modules).map(id => relative('.', id)),
      }
    }
    this.emitFile({ type: 'asset', fileName: FILE_LIST, source: JSON.stringify(files) })
  },
})

export const holds = (file: File, starts: readonly string[]): boolean =>
  file.sources.some(source => starts.some(start => source.startsWith(start)))

/** The files that hold these modules: the sources themselves, or the parts that the router splits off. */
export const filesWith = (files: Files, sources: readonly string[]): string[] =>
  Object.keys(files).filter(name => holds(files[name]!, sources))

/** These files and all their static imports with their style sheets, in load order. */
export const withImports = (files: Files, names: readonly string[]): string[] => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { imports, css } = files[name]!
    imports.forEach(visit)
    found.add(name)
    for (const sheet of css) found.add(sheet)
  }
  names.forEach(visit)
  return [...found]
}

/** These files with everything they ever load; files with a module under one of `leftOut` are not followed. */
export const withLater = (files: Files, names: readonly string[], leftOut: readonly string[]): string[] => {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || holds(files[name]!, leftOut)) return
    found.add(name)
    for (const next of [...files[name]!.imports, ...files[name]!.later]) visit(next)
  }
  names.forEach(visit)
  return withImports(files, [...found])
}
