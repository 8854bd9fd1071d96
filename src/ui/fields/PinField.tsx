import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

export const PinField = ({ name = 'pin', ...props }: DigitsFieldProps & { name?: string }) => (
  <DigitsField {...props} name={name} length={4} secret autoComplete="off" />
)
