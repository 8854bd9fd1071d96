/** What a failed request says of itself holds its whole URL, and the query of some names a bank account or a person. */
export const withoutQueries = (text: string): string => text.replaceAll(/\?[\w.[\]%-]+=[^\s"]*/g, '?[cut]')
