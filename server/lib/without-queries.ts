/** A failed request's message holds its whole URL, and some queries name a bank account or a person. */
export const withoutQueries = (text: string): string => text.replaceAll(/\?[\w.[\]%-]+=[^\s"]*/g, '?[cut]')
