import type { cancelSyndicate, makeSyndicate } from '#src/contract/players/syndicates.ts'
import type { Answer, Body } from '../words.ts'

export { MOST_MEMBERS } from '#src/contract/players/syndicates.ts'

export type Syndicate = Answer<typeof cancelSyndicate>['syndicate']
export type NewSyndicate = Body<typeof makeSyndicate>
