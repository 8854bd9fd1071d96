// Taps on the balls of a game in the page's HTML, before the app is there: they are shown at once, and
// played once it is.
const taken = new Set<number>()

/** The pad of the HTML says how many numbers a line takes, and the line what it says by how many are left; the app's do not. */
const onTap = (event: Event) => {
  const ball = (event.target as Element).closest<HTMLElement>('[data-early]>button')
  if (!ball) return
  const n = Number(ball.textContent)
  const pick = Number(ball.parentElement!.dataset.early)
  if (!taken.delete(n) && taken.size < pick) taken.add(n)
  ball.ariaPressed = String(taken.has(n))
  ball.className = `ball ball-${taken.has(n) ? 'mine' : 'off'}`
  const numbers = [...taken]
  document.querySelectorAll('.play-line .ball').forEach((slot, at) => {
    slot.className = `ball ball-sm ball-${numbers[at] ? 'mine' : at === numbers.length ? 'now' : 'empty'}`
    slot.textContent = String(numbers[at] ?? '')
  })
  const line = document.querySelector<HTMLElement>('[data-left]')!
  line.textContent = line.dataset.left!.split('|')[pick - taken.size]!
}

export const watchEarlyTaps = (): void => addEventListener('click', onTap)

/** The numbers tapped so far, once. */
export const takeEarlyTaps = (): number[] => {
  const numbers = [...taken]
  taken.clear()
  return numbers
}
