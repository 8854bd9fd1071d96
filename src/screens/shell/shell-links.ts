// Every link of header, sidebars and bottom bar. `as string`: a page still being built, with no route yet.
import type { IconName } from '#src/ui/Icon.tsx'

export const publicLinks = [
  { to: '/', label: 'Home' },
  { to: '/results', label: 'Results' },
  { to: '/winners', label: 'Winners' },
  { to: '/contact', label: 'Contact' },
] as const

/** Private links are hidden from visitors in the sidebar; elsewhere they go through the login. */
export const sideLinks = [
  { to: '/dashboard', label: 'Games', icon: 'games', isPrivate: false },
  { to: '/game-history', label: 'Game History', icon: 'history', isPrivate: true },
  { to: '/wallet', label: 'Wallet', icon: 'wallet', isPrivate: true },
  { to: '/refer-earn' as string, label: 'Refer and Earn', icon: 'gift', isPrivate: true },
  { to: '/game-statistics', label: 'Game Statistics', icon: 'chart', isPrivate: false },
  { to: '/profile-settings/settings', label: 'Profile and Settings', icon: 'settings', isPrivate: true },
] as const satisfies readonly { to: string; label: string; icon: IconName; isPrivate: boolean }[]

export const bottomLinks = [
  { to: '/dashboard', label: 'Home', icon: 'home' },
  { to: '/game-history', label: 'History', icon: 'history' },
  { to: '/chats-and-tips' as string, label: 'Chat', icon: 'chat' },
  { to: '/wallet', label: 'Wallet', icon: 'wallet' },
  { to: '/menu', label: 'Menu', icon: 'menu' },
] as const satisfies readonly { to: string; label: string; icon: IconName }[]
