// Which files of the build a page needs, read from Vite's manifest.

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Chunk>

/** The files of the named modules and of everything they import at once, in the order in which they are needed. */
export const filesOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
  }
  for (const key of modules) visit(key)
  return [...files]
}

/** The named modules with everything that they ever load; keys that begin with one of `leftOut` are not followed. */
export const withLaterParts = (
  manifest: Manifest,
  modules: readonly string[],
  leftOut: readonly string[] = [],
): string[] => {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key) || leftOut.some(it => key.startsWith(it))) return
    found.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const key of modules) visit(key)
  return [...found]
}

/** The manifest's keys of a source: the file itself, the parts that the router splits off, or a package by its folder. */
export const partsOf = (manifest: Manifest, source: string): string[] =>
  Object.keys(manifest).filter(
    key => key === source || key.startsWith(`${source}?`) || key.startsWith(`${source}/`),
  )
