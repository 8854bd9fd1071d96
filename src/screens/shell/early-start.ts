/** A page in the HTML starts where the app's will (`ShellTop`): the pad stays under the thumb when the app takes over. */
export const startLowered = (): void => {
  const bar = document.querySelector<HTMLElement>('[data-start]')
  const start = Number(bar?.dataset.start)
  // Desktops have no such bar; somebody may have scrolled already.
  if (bar?.offsetHeight && scrollY < start && !location.hash) scrollTo(0, start)
}
