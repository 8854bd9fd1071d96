import { registerPredictions } from '#src/contract/soccer/slips.ts'
import { useSend, withBody } from '../sending.ts'

export const useRegisterPredictions = () => useSend(withBody(registerPredictions))
