const CODE = /^\/profile-settings\/group-tickets\?(?:.*&)?code=([0-9a-f]{24})$/

/** The code of an invitation in the address of its page. Read as it stands: a code of figures alone is no number. */
export const codeIn = (href = ''): string | undefined => CODE.exec(href)?.[1]
