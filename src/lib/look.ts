// Names of the look that rules and screens share: cloths and emblems.

/** Each is one hue, `cloth-…` in src/ui/look/cloth.css. */
export type Cloth = 'violet' | 'green' | 'orange' | 'blue' | 'rose' | 'olive' | 'teal'

/** The drawings in src/ui/sprites/emblems.svg. */
export const emblemNames = [
  'palm',
  'bolt',
  'owl',
  'flight',
  'safe',
  'gift',
  'football',
  'pitch',
  'rosette',
  'seal',
] as const
export type EmblemName = (typeof emblemNames)[number]

/** How a game is known at a glance: on its tile, header and slips. */
export interface GameLook {
  cloth: Cloth
  emblem: EmblemName
}
