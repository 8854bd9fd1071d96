// Which files of the build a page needs, read from Vite's manifest.

export interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
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

/** The manifest's keys of a route file: the file itself and the parts that the router splits off. */
export const partsOf = (manifest: Manifest, source: string): string[] =>
  Object.keys(manifest).filter(key => key === source || key.startsWith(`${source}?`))
