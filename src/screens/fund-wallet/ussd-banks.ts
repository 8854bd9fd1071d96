import type { UssdBank } from '#src/model/money.ts'

export const ussdBanks: Record<UssdBank, string> = {
  gtbank: 'GTBank, *737#',
  uba: 'UBA, *919#',
  sterling: 'Sterling Bank, *822#',
  zenith: 'Zenith Bank, *966#',
}
