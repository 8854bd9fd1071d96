import { PwaInvite } from './PwaInvite.tsx'
import { PwaUpdate } from './PwaUpdate.tsx'

export const PwaLater = () => (
  <>
    <PwaUpdate />
    <PwaInvite />
  </>
)
