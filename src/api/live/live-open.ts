// Is this screen getting live events? If so, nothing is polled, and whatever is fetched has changed.
let open = false

export const isLive = (): boolean => open

export const setLive = (on: boolean): void => {
  open = on
}
