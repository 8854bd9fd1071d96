// Repeats on the app's own page what a player did on the prerendered one: text typed, folds opened or closed, what was
// pressed and the focus, each as soon as its part of the page is there.

/** ms after the app took over: parts arrive after the page, but a repeated press must not come as a surprise. */
const PATIENCE = 10_000

interface Act {
  on: Element
  again(twin: HTMLElement): void
}

/** By kind and, for texts, by field: only the newest counts. In the order in which they are repeated. */
const acts = new Map<string, Act>()

const nameOf = (it: Element) =>
  it.getAttribute('name') ?? it.getAttribute('aria-label') ?? (it.querySelector('summary') ?? it).textContent
const formOf = (it: Element) => it.closest('form')?.getAttribute('aria-label')

const twinOf = (it: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#root ${it.tagName}`)].find(
    // Not itself: the front page moves its old parts into the app until theirs are there.
    other => other !== it && nameOf(other) === nameOf(it) && formOf(other) === formOf(it),
  )

/** Bypasses React's own setter, which would make React ignore the event. */
const type = (field: HTMLElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const onInput = ({ target }: Event) => {
  const field = target as HTMLInputElement
  acts.set(`text ${formOf(field)} ${nameOf(field)}`, { on: field, again: twin => type(twin, field.value) })
}

const note = (kind: string, it: Element | null, again: Act['again']) => {
  acts.delete(kind)
  if (it) acts.set(kind, { on: it, again })
}

/** The latest press without a click: if the page is replaced before the finger lifts, no click comes. */
let held: PointerEvent | undefined

const onHold = (event: Event) => {
  held = event as PointerEvent
}

/**
 * Every choice counts; of other buttons only the last one pressed. The game itself plays the balls (early-taps.ts). A
 * fold's contents may differ in the app, so its heading identifies it.
 */
const onClick = ({ target }: Event) => {
  held = undefined
  const it = target as Element
  const fold = it.closest('summary')?.parentElement
  // Before the browser itself toggles it.
  const open = !fold?.hasAttribute('open')
  if (fold) acts.set(`fold ${nameOf(fold)}`, { on: fold, again: twin => twin.toggleAttribute('open', open) })
  // What the address says, such as where to go on, counts for the next form too.
  const link = it.closest<HTMLAnchorElement>('[href^="/user/"]')
  if (link) link.search ||= location.search
  const button = it.closest('button')
  if (!button || button.closest('[data-early]')) return
  const kind = button.hasAttribute('aria-pressed') ? `choice ${nameOf(button)}` : 'press'
  note(kind, button, twin => twin.click())
}

const onFocus = ({ target }: Event) =>
  note('focus', (target as Element).closest('button,input'), twin => twin.focus())

const onSubmit = (event: Event) => event.preventDefault()

const doAgain = () => {
  for (const [kind, { on, again }] of acts) {
    const twin = twinOf(on)
    if (!twin) continue
    acts.delete(kind)
    again(twin)
  }
}

/** The browser would follow a link only if the press also ended on it. */
const finish = (press: Event) => {
  onClick(press)
  const link = (press.target as Element).closest('a')
  if (link) note('press', link, twin => twin.click())
  doAgain()
}

/** Forms could not be submitted until now: the browser itself would put what was typed into the address. */
const openForms = () => {
  for (const form of document.querySelectorAll('form')) {
    form.removeAttribute('inert')
    form.querySelector('[type=submit]')?.removeAttribute('disabled')
  }
}

const listeners = [
  ['input', onInput],
  ['focusin', onFocus],
  ['click', onClick],
  ['submit', onSubmit],
  ['pointerdown', onHold],
] as const

/** Does nothing on an empty page. */
export const watchEarlyActs = (): void => {
  const root = document.querySelector('#root')
  const page = root?.firstElementChild
  if (!root || !page) return
  for (const [name, listen] of listeners) addEventListener(name, listen, true)
  openForms()
  let isHere = false
  const watcher = new MutationObserver(() => {
    if (page.isConnected) return
    if (!isHere) {
      isHere = true
      for (const [name, listen] of listeners) removeEventListener(name, listen, true)
      const press = held
      // A finger that has started to scroll reports no end; another finger has another id.
      if (press)
        addEventListener('pointerup', event => event.pointerId === press.pointerId && finish(press), {
          once: true,
        })
      setTimeout(() => watcher.disconnect(), PATIENCE)
    }
    doAgain()
    if (acts.size === 0) watcher.disconnect()
  })
  watcher.observe(root, { childList: true, subtree: true })
}
