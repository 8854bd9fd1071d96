import type { UssdBank } from '#src/model/money.ts'

export const ussdBanks: Record<UssdBank, string> = {
  gtbank: 'GTBank, *737#',
  uba: 'UBA, *919#',
  sterling: 'Sterling Bank, *822#',
  zenith: 'Zenith Bank, *966#',
}

/** A hash ends the number in an address. */
export const dialLink = (code: string): string => `tel:${code.replaceAll('#', '%23')}`
