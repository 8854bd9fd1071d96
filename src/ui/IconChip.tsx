import { Icon, type IconName } from './Icon.tsx'

/** An icon in a circle, at the head of a row. */
export const IconChip = ({ name, look = 'bg-hush text-brand' }: { name: IconName; look?: string }) => (
  <span className={`grid place-items-center flex-none w-10 h-10 rounded-full ${look}`}>
    <Icon name={name} size={20} />
  </span>
)
