export interface Sizes {
  first: string[]
  firstScripts: number
  css: number
  pages: Record<string, number>
  /** With all that a screen loads after the first files, before it is shown. */
  screens: Record<string, number>
  worker: number
  precache: number
  precacheFiles: number
  fonts: string[]
}
/** Brotli bytes of the build in dist/web. */
export function readSizes(): Sizes
