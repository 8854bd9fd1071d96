import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

/** A one-time code of six digits. */
export const OtpField = (props: DigitsFieldProps) => (
  <DigitsField {...props} name="code" length={6} autoComplete="one-time-code" />
)
