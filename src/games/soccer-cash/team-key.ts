// One team by its many spellings: "1. FC Köln" and "FC Koln", "Arsenal FC" and "Arsenal".

/** Club types and small words, which sources add or leave out. */
const KINDS = new Set(
  'fc afc cf sc ac as cd rc rcd ud us ss ssc sv vfl vfb tsg fsv sl cs sd ca ec se cr fk sk aj ogc acf uc bc cfc hsc sco osc bsc club clube calcio futebol futbol balompie sport de da do of the and'.split(
    ' ',
  ),
)

export const teamKey = (name: string): string => {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
  const kept = words.filter(word => !KINDS.has(word) && !/^\d+$/.test(word))
  return (kept.length > 0 ? kept : words).join(' ')
}
