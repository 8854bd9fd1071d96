// A button may vanish with its own press, as that of a notice put aside, a deleted row or "Try again", or end with it, as
// "next" at the last page. What stood around it then gets the focus, at its heading: with the focus on nothing a screen
// reader says nothing, and in some browsers the keyboard begins again at the top of the page.

/** From the inside out. */
const around = (element: Element | null): Element[] =>
  element ? [element, ...around(element.parentElement)] : []

const isGone = (element: Element) => !element.isConnected || element.matches('button:disabled')

/** False where it cannot have the focus, as within a closed fold. */
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
    // Left by the player, not taken away: it may vanish later without anybody missing it.
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
