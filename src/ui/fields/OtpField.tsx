import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

export const OtpField = (props: DigitsFieldProps) => (
  <DigitsField {...props} name="code" length={6} autoComplete="one-time-code" />
)
