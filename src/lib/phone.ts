// Nigerian mobile numbers. Canonical form is E.164 (`+2348031234567`); people write `0803 123 4567`.

/** `+234…` from any spelling of a Nigerian mobile number, undefined for anything else. */
export const canonicalPhone = (text: string): string | undefined => {
  // A number copied from a contact may contain other dashes and invisible direction marks.
  const digits = text.replace(/\W/g, '').replace(/^00/, '')
  const match = /^(?:234)?0?([789][01]\d{8})$/.exec(digits)
  return match ? `+234${match[1]}` : undefined
}

/** `0803 123 4567` */
export const displayPhone = (canonical: string): string =>
  canonical.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3')

/** `080******67`: the only form shown outside the owner's own pages. A deleted account has no digits left to show. */
export const maskPhone = (canonical: string): string => {
  if (!canonical.startsWith('+')) return '***********'
  const local = `0${canonical.replace(/^\+234/, '')}`
  return `${local.slice(0, 3)}******${local.slice(-2)}`
}
