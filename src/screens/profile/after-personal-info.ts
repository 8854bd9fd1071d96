import { words } from './words.ts'

interface Props {
  type?: string
  gameType?: string
  hasPin: boolean
}

export const afterPersonalInfo = ({ type, gameType, hasPin }: Props): string => {
  if (type === 'withdrawal')
    return hasPin
      ? '/withdrawals/withdrawal-bankdetails'
      : '/more-details/create-pin?source=%2Fwithdrawals%2Fwithdrawal-bankdetails'
  if (type === 'wallet') return '/fund-wallet/fund-channels/'
  if (gameType && /^[a-z0-9-]+$/.test(gameType)) return `/${gameType}`
  return '/dashboard'
}

export const personalInfoHeading = (type?: string): string =>
  type === 'withdrawal' ? words.$personalInformation : words.$thankYouForPlaying
