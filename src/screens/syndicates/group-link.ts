const CODE = /^\/profile-settings\/group-tickets\?(?:.*&)?code=([0-9a-f]{24})(?=[&#]|$)/

/**
 * The code of an invitation in the address of its page. Read as text: a code of digits alone is not a number. Apps add
 * parameters of their own to the links that they open.
 */
export const codeIn = (href = ''): string | undefined => CODE.exec(href)?.[1]

/** A code that lost a letter on its way. */
export const hasBrokenCode = (href: string): boolean => href.includes('code=') && !codeIn(href)
