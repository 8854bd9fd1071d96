// The language this device speaks. Texts are chosen as their files load, so it has to be known before any
// screen is loaded, and changing it reloads the app.
import { brand } from '#src/brand.ts'
import { readStored } from '../stored.ts'

/** The tag that `<html lang>` has. */
export type Language = 'en-NG' | 'pcm'
/** By subject. */
type Texts = Readonly<Record<string, unknown>>

export const LANGUAGE_KEY = `${brand.storagePrefix}LANGUAGE`

export const storedLanguage = (): Language => (readStored(LANGUAGE_KEY) === 'pcm' ? 'pcm' : 'en-NG')

let spoken: Texts = {}
let fetchTexts: (() => Promise<Texts>) | undefined

/** Call before a screen's file is loaded. Without its texts the app speaks English. */
export const speakChosen = async (fetchPidgin: () => Promise<Texts>): Promise<void> => {
  fetchTexts = fetchPidgin
  if (storedLanguage() === 'en-NG') return
  try {
    spoken = await fetchPidgin()
    document.documentElement.lang = 'pcm'
  } catch {
    // Offline, and the texts kept on this phone belong to another version.
  }
}

/** Fetches the texts, so that this phone has them offline. */
export const fetchPidgin = () => fetchTexts?.()

/** A subject's texts: in the chosen language if it has the subject, else in English. */
export const inLanguage = <Words>(subject: string, english: Words): Words =>
  (spoken[subject] as Words | undefined) ?? english
