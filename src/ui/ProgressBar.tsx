/** `value` 0-100. */
export const ProgressBar = ({ value, label }: { value: number; label: string }) => (
  <progress max={100} value={Math.min(100, Math.max(0, value))} aria-label={label} />
)
