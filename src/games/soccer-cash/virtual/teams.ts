// The invented teams of virtual matches, and which of them meet in a batch.
import { BATCH } from '#src/draws/schedule.ts'

/** Goals of one side in a virtual match. */
export const MOST_VIRTUAL = 6

interface Team {
  name: string
  /** Goals scored and conceded, in thousandths of an average team's. */
  attack: number
  defence: number
}

/** No club has these names. */
export const teams: readonly Team[] = [
  { name: 'Ogba Comets', attack: 1_340, defence: 780 },
  { name: 'Zuma Rockets', attack: 1_280, defence: 840 },
  { name: 'Olumo Hawks', attack: 1_220, defence: 860 },
  { name: 'Yankari Buffaloes', attack: 1_150, defence: 800 },
  { name: 'Lekki Crabs', attack: 1_130, defence: 930 },
  { name: 'Osun Otters', attack: 1_080, defence: 900 },
  { name: 'Argungu Nets', attack: 1_060, defence: 1_020 },
  { name: 'Kainji Waves', attack: 1_020, defence: 960 },
  { name: 'Nok Potters', attack: 980, defence: 930 },
  { name: 'Idanre Hillmen', attack: 960, defence: 1_010 },
  { name: 'Calabar Parrots', attack: 930, defence: 1_100 },
  { name: 'Oguta Herons', attack: 900, defence: 1_000 },
  { name: 'Mambilla Mist', attack: 860, defence: 1_060 },
  { name: 'Badagry Anchors', attack: 820, defence: 1_120 },
  { name: 'Obudu Climbers', attack: 790, defence: 1_180 },
  { name: 'Benue Catfish', attack: 740, defence: 1_240 },
]

export interface VirtualMatch {
  /** Places in the list of teams, `3-12`: the same two teams have the same chances in every batch. */
  id: string
  home: number
  away: number
}

const match = (home: number, away: number): VirtualMatch => ({ id: `${home}-${away}`, home, away })

/** Everybody meets everybody at home and away: one round per batch, by the circle method. */
export const slateOf = (opensAt: number): VirtualMatch[] => {
  const rounds = teams.length - 1
  const batch = Math.floor(opensAt / BATCH) % (2 * rounds)
  const [round, isReturn] = [batch % rounds, batch >= rounds]
  const turned = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % rounds))
  return Array.from({ length: teams.length / 2 }, (_, at) => {
    const [one, other] = [turned(at), turned(teams.length - 1 - at)]
    // The team fixed in the middle plays at home every other round.
    const isTurned = (at === 0 ? round % 2 === 1 : at % 2 === 1) !== isReturn
    return isTurned ? match(other, one) : match(one, other)
  })
}
