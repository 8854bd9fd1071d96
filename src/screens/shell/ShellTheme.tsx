import { useState } from 'react'
import { chooseTheme, storedTheme, themes, type Theme } from '#src/lib/theme.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import { words } from './words/frame.ts'

const looks: Record<Theme, { icon: IconName; words: string }> = {
  system: { icon: 'system', words: words.$likeTheDevice },
  light: { icon: 'sun', words: words.$light },
  dark: { icon: 'moon', words: words.$dark },
}

export const ShellTheme = () => {
  const [theme, setTheme] = useState(storedTheme)
  return (
    <div className="shell-theme" role="group" aria-label={words.$theme}>
      {themes.map(choice => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === theme}
          aria-label={looks[choice].words}
          title={looks[choice].words}
          onClick={() => {
            chooseTheme(choice)
            setTheme(choice)
          }}
        >
          <Icon name={looks[choice].icon} size={20} />
        </button>
      ))}
    </div>
  )
}
