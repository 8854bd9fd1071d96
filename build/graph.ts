// Which built files a page needs, from Vite's manifest.

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Chunk>

/** The files of these modules and all their static imports, in load order. */
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

/** These modules with everything they ever load; keys starting with one of `leftOut` are not followed. */
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

/** A source's manifest keys: the file itself, the parts the router splits off, or a package by its folder. */
export const partsOf = (manifest: Manifest, source: string): string[] =>
  Object.keys(manifest).filter(
    key => key === source || key.startsWith(`${source}?`) || key.startsWith(`${source}/`),
  )
