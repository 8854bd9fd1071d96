// Taps on a game that stands in the page's HTML, before the app is there: balls are shown at once and played when it
// is; the other button that was tapped last is pressed then, and what had the focus gets it back.
const taken = new Set<number>()
let pressed = ''
let focused = ''

const buttonOf = ({ target }: Event) => (target as Element).closest('[data-frame] button')

/** The pad of the HTML says how many numbers a line takes; the app's own pad does not. */
const onTap = (event: Event) => {
  const ball = (event.target as Element).closest<HTMLElement>('[data-early]>button')
  if (!ball) {
    pressed = buttonOf(event)?.textContent ?? pressed
    return
  }
  const n = Number(ball.textContent)
  if (!taken.delete(n) && taken.size < Number(ball.parentElement!.dataset.early)) taken.add(n)
  ball.ariaPressed = String(taken.has(n))
  ball.className = `ball ball-${taken.has(n) ? 'mine' : 'off'}`
  const numbers = [...taken]
  document.querySelectorAll('.play-line .ball').forEach((slot, at) => {
    slot.className = `ball ball-sm ball-${numbers[at] ? 'mine' : at === numbers.length ? 'now' : 'empty'}`
    slot.textContent = String(numbers[at] ?? '')
  })
}

export const watchEarlyTaps = (): void => {
  addEventListener('click', onTap)
  addEventListener('focusin', event => (focused = buttonOf(event)?.textContent ?? ''))
}

/** The numbers tapped so far, once. */
export const takeEarlyTaps = (): number[] => {
  const numbers = [...taken]
  taken.clear()
  return numbers
}

/** In the app's own page, once. */
export const pressEarly = (): void => {
  const buttons = [...document.querySelectorAll<HTMLElement>('#main button')]
  const named = (text: string) => buttons.find(it => text && it.textContent === text)
  named(focused)?.focus()
  named(pressed)?.click()
  focused = pressed = ''
}
