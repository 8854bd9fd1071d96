// Applies a chosen look to a page; free of worker APIs so it can be tested.
import { brand } from '#src/brand.ts'

export const looks = ['light', 'dark'] as const
export type Look = (typeof looks)[number]

/** The page as its own script would leave it. */
export const dressed = (html: string, look: Look): string =>
  html
    .replace('<html ', `<html data-theme="${look}" `)
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${look}"`)
    .replaceAll(/(<meta name="theme-color" content=")[^"]*/g, `$1${brand.themeColour[look]}`)
