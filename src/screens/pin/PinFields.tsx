import { PinField } from '#src/ui/fields/PinField.tsx'
import { words } from './words.ts'

interface Props {
  values: { pin: string; confirmPin: string }
  errors: { pin?: string; confirmPin?: string }
  onChange: (name: 'pin' | 'confirmPin', value: string) => void
}

const fields = [
  ['pin', words.$newPin],
  ['confirmPin', words.$confirmPin],
] as const

/** A new PIN, twice. An error shows only while a field has all four digits or none. */
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
