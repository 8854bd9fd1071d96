export interface Sizes {
  first: string[]
  firstScripts: number
  css: number
  pages: Record<string, number>
  routes: Record<string, number>
  worker: number
  precache: number
  precacheFiles: number
  fonts: string[]
}
/** Brotli bytes of the build in dist/web. */
export function readSizes(): Sizes
