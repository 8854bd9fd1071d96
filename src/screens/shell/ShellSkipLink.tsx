import { words } from './words/shell.ts'
export const ShellSkipLink = () => (
  <a
    href="#main"
    className="skip-link"
    onClick={event => {
      event.preventDefault()
      const main = document.querySelector<HTMLElement>('#main')
      main?.setAttribute('tabindex', '-1')
      main?.focus()
    }}
  >
    {words.$skipToContent}
  </a>
)
