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
    Skip to content
  </a>
)
