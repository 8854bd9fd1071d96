// Every link of sidebar and bottom bar. `as string`: the route has a parameter that may be left out.
import type { IconName } from '#src/ui/Icon.tsx'
import { words } from './words/frame.ts'

/** Private links are hidden from visitors in the sidebar; elsewhere they go through the login. */
export const sideLinks = [
  { to: '/dashboard', label: words.$games, icon: 'games', isPrivate: false },
  { to: '/game-history', label: words.$gameHistory, icon: 'history', isPrivate: true },
  { to: '/wallet', label: words.$wallet, icon: 'wallet', isPrivate: true },
  { to: '/refer-earn', label: words.$referAndEarn, icon: 'gift', isPrivate: true },
  { to: '/game-statistics', label: words.$gameStatistics, icon: 'chart', isPrivate: false },
  { to: '/profile-settings/settings', label: words.$profileAndSettings, icon: 'settings', isPrivate: true },
] as const satisfies readonly { to: string; label: string; icon: IconName; isPrivate: boolean }[]

export const bottomLinks = [
  { to: '/dashboard', label: words.$home, icon: 'home' },
  { to: '/game-history', label: words.$history, icon: 'history' },
  { to: '/chats-and-tips' as string, label: words.$chat, icon: 'chat' },
  { to: '/wallet', label: words.$wallet, icon: 'wallet' },
  { to: '/menu', label: words.$menu, icon: 'menu' },
] as const satisfies readonly { to: string; label: string; icon: IconName }[]
