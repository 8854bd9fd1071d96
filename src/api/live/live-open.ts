// Whether this screen is told what happens. Then nothing is asked for by the clock, and whatever is asked for has changed.
let open = false

export const isLive = (): boolean => open

export const setLive = (on: boolean): void => {
  open = on
}
