interface Props {
  /** 0-100 */
  value: number
  label: string
  className?: string
}

export const ProgressBar = ({ value, label, className }: Props) => (
  <progress max={100} value={Math.min(100, Math.max(0, value))} aria-label={label} className={className} />
)
