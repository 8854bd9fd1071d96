/** What keeps a player from playing, of the service's answer on safer play. */
export interface Standing {
  breakUntil: string | null
  exclusion: { reopensAt: string | null } | null
  registerUntil: string | null
}

const timeOf = (text: string | null) => (text === null ? 0 : Date.parse(text))

/** Until when they may not, ms. Infinity: for ever, or until they ask for the end; 0: they may play. */
export const endOf = ({ breakUntil, exclusion, registerUntil }: Standing): number =>
  Math.max(exclusion ? timeOf(exclusion.reopensAt) || Infinity : 0, timeOf(breakUntil), timeOf(registerUntil))
