import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

/** A transaction PIN of four digits, shown as dots. */
export const PinField = ({ name = 'pin', ...props }: DigitsFieldProps & { name?: string }) => (
  <DigitsField {...props} name={name} length={4} secret autoComplete="off" />
)
