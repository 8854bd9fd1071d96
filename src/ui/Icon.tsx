// One drawing of the sprite public/icons.svg; the words beside it carry the meaning, so it is hidden from readers.
export type IconName =
  | 'home'
  | 'games'
  | 'history'
  | 'wallet'
  | 'chat'
  | 'menu'
  | 'gift'
  | 'chart'
  | 'settings'
  | 'logout'
  | 'login'
  | 'user'
  | 'plus'
  | 'withdraw'
  | 'back'
  | 'next'
  | 'first'
  | 'last'
  | 'down'
  | 'up'
  | 'close'
  | 'eye'
  | 'eye-off'
  | 'pause'
  | 'play'
  | 'search'
  | 'sun'
  | 'moon'
  | 'system'
  | 'check'
  | 'alert'
  | 'info'
  | 'download'
  | 'copy'
  | 'shuffle'
  | 'trash'
  | 'phone'
  | 'trophy'
  | 'ticket'
  | 'shield'
  | 'clock'
  | 'sort'
  | 'external'
  | 'offline'
  | 'lock'
  | 'facebook'
  | 'instagram'
  | 'x'

export const Icon = ({
  name,
  size = 24,
  className,
}: {
  name: IconName
  size?: number
  className?: string
}) => (
  <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`/icons.svg#${name}`} />
  </svg>
)
