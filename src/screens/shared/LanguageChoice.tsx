import { useId } from 'react'
import { fetchPidgin, LANGUAGE_KEY, storedLanguage, type Language } from '#src/lib/language/language.ts'
import { writeStored } from '#src/lib/stored.ts'
import { toast } from '#src/ui/toast.ts'
import { useRunning } from './use-running.ts'
import { words } from './language-words.ts'

const languages: Record<Language, string> = { 'en-NG': 'English', pcm: 'Pidgin' }

/** Reloads the page: texts are chosen as their files load. Picks and sessions are on the device; the event saves forms. */
const choose = async (language: Language) => {
  try {
    if (language === 'pcm') await fetchPidgin()
  } catch {
    return toast.error(words.$notLoaded)
  }
  if (!writeStored(LANGUAGE_KEY, language)) return toast.error(words.$notKept)
  dispatchEvent(new Event('languagechange'))
  location.reload()
}

export const LanguageChoice = () => {
  const id = useId()
  const running = useRunning()
  return (
    <div className="row">
      <label htmlFor={id} className="font-bold">
        {words.$language}
      </label>
      <select
        id={id}
        className="input-box flex-1"
        value={storedLanguage()}
        disabled={!running}
        onChange={event => void choose(event.target.value as Language)}
      >
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
