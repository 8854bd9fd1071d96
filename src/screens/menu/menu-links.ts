import type { IconName } from '#src/ui/Icon.tsx'

interface Entry {
  to: string
  label: string
  icon: IconName
}

/** Eight doors, opened most. */
export const doors: readonly Entry[] = [
  { to: '/game-history', label: 'Game history', icon: 'history' },
  { to: '/wallet', label: 'Wallet', icon: 'wallet' },
  { to: '/fund-wallet/fund-channels', label: 'Top up', icon: 'plus' },
  { to: '/withdrawals/fund', label: 'Withdrawal', icon: 'withdraw' },
  { to: '/results', label: 'Results', icon: 'ticket' },
  { to: '/winners', label: 'Winners', icon: 'trophy' },
  { to: '/game-statistics', label: 'Game statistics', icon: 'chart' },
  { to: '/refer-earn', label: 'Refer and Earn', icon: 'gift' },
]

export const places: readonly Entry[] = [
  { to: '/draw-alerts', label: 'Draw alerts', icon: 'bell' },
  { to: '/user/personal-info', label: 'Personal information', icon: 'user' },
  { to: '/profile-settings/settings', label: 'Settings', icon: 'settings' },
  { to: '/this-phone', label: 'This phone', icon: 'download' },
  { to: '/check-slip', label: 'Check a slip', icon: 'search' },
  { to: '/cashout-winning/cashout-withdrawal-details', label: 'Cash out a scratch card', icon: 'gift' },
  { to: '/contact', label: 'Contact', icon: 'phone' },
]
