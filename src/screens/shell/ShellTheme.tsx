import { useState } from 'react'
import { chooseTheme, storedTheme, themes, type Theme } from '#src/lib/theme.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'

const looks: Record<Theme, { icon: IconName; words: string }> = {
  system: { icon: 'system', words: 'Like the device' },
  light: { icon: 'sun', words: 'Light' },
  dark: { icon: 'moon', words: 'Dark' },
}

export const ShellTheme = () => {
  const [theme, setTheme] = useState(storedTheme)
  return (
    <div className="shell-theme" role="group" aria-label="Theme">
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
