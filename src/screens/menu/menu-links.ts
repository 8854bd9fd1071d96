import type { IconName } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

interface Entry {
  to: string
  label: string
  icon: IconName
}

/** The eight places opened most. */
export const doors: readonly Entry[] = [
  { to: '/game-history', label: words.$gameHistory, icon: 'history' },
  { to: '/wallet', label: words.$wallet, icon: 'wallet' },
  { to: '/fund-wallet/fund-channels', label: words.$topUp, icon: 'plus' },
  { to: '/withdrawals/fund', label: words.$withdrawal, icon: 'withdraw' },
  { to: '/results', label: words.$results, icon: 'ticket' },
  { to: '/winners', label: words.$winners, icon: 'trophy' },
  { to: '/game-statistics', label: words.$gameStatistics, icon: 'chart' },
  { to: '/refer-earn', label: words.$referAndEarn, icon: 'gift' },
]

export const places: readonly Entry[] = [
  { to: '/draw-alerts', label: words.$drawAlerts, icon: 'bell' },
  { to: '/profile-settings/standing-orders', label: words.$standingOrders, icon: 'repeat' },
  { to: '/profile-settings/group-tickets', label: words.$groupTickets, icon: 'share' },
  { to: '/user/personal-info', label: words.$personalInformation, icon: 'user' },
  { to: '/profile-settings/settings', label: words.$settings, icon: 'settings' },
  { to: '/profile-settings/safer-play', label: words.$saferPlay, icon: 'clock' },
  { to: '/this-phone', label: words.$thisPhone, icon: 'download' },
  { to: '/check-slip', label: words.$checkASlip, icon: 'search' },
  { to: '/cashout-winning/cashout-withdrawal-details', label: words.$cashOutAScratch, icon: 'gift' },
  { to: '/promises', label: words.$promises, icon: 'shield' },
  { to: '/contact', label: words.$contact, icon: 'phone' },
]
