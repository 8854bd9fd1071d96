// The chosen theme, kept on this device.
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = `${brand.storagePrefix}THEME`

export const storedTheme = (): Theme => themes.find(theme => theme === readStored(KEY)) ?? 'system'

export const applyTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const prefers = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = brand.themeColour[theme === 'system' ? prefers : theme]
  }
}

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') removeStored(KEY)
  else writeStored(KEY, theme)
  applyTheme(theme)
}
