// Pressing a button may remove it (dismissing a notice, deleting a row, "Try again") or disable it ("next" at the last
// page). The nearest heading around it then gets the focus: without any focus a screen reader falls silent, and in some
// browsers the keyboard starts again at the top of the page.

/** The element and its ancestors, innermost first. */
const around = (element: Element | null): Element[] =>
  element ? [element, ...around(element.parentElement)] : []

const isGone = (element: Element) => !element.isConnected || element.matches('button:disabled')

/** False if it cannot take the focus, as within a closed fold. */
const take = (heading: HTMLElement): boolean => {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return document.activeElement === heading
}

const takeIn = (place: Element): boolean =>
  place.isConnected && [...place.querySelectorAll<HTMLElement>('h1,h2,h3')].some(take)

/** Call once. */
export const handOnFocus = (): void => {
  let last: Element | undefined
  let places: Element[] = []
  const look = () => {
    if (!last || !isGone(last)) return
    const isFree = [document.body, last].includes(document.activeElement as Element)
    last = undefined
    if (isFree) places.some(takeIn)
  }
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element
    places = around(last.parentElement)
  })
  document.addEventListener('focusout', () =>
    // The player moved away from it: if it vanishes later, the focus is not lost.
    queueMicrotask(() => {
      if (last && !isGone(last) && document.activeElement === document.body) last = undefined
    }),
  )
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
}
