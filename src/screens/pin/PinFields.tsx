import { PinField } from '#src/ui/fields/PinField.tsx'

interface Props {
  values: { pin: string; confirmPin: string }
  errors: { pin?: string; confirmPin?: string }
  onChange: (name: 'pin' | 'confirmPin', value: string) => void
}

const fields = [
  ['pin', 'New PIN'],
  ['confirmPin', 'Confirm PIN'],
] as const

/** A new PIN, twice. A fault is told of four digits, or of none at all. */
export const PinFields = ({ values, errors, onChange }: Props) =>
  fields.map(([name, label]) => (
    <PinField
      key={name}
      label={label}
      name={name}
      value={values[name]}
      onChange={value => onChange(name, value)}
      error={[0, 4].includes(values[name].length) ? errors[name] : undefined}
    />
  ))
