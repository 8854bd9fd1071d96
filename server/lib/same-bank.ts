// Whether two providers mean the same bank: codes differ for small ones, and names are spelt in several ways.

const FILLERS = new Set(
  'bank plc mfb mf microfinance of nigeria nigerian limited ltd the digital services'.split(' '),
)

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(word => word && !FILLERS.has(word))
    .join(' ')

interface Bank {
  code: string
  name: string
}

/** Their code for each of our banks; a bank that fits none, or more than one, is left out. */
export const pairBanks = (
  ours: readonly Bank[],
  theirs: readonly Bank[],
): { code: string; theirs: string }[] =>
  ours.flatMap(({ code, name }) => {
    const words = wordsOf(name)
    const found = theirs.filter(
      it =>
        wordsOf(it.name) === words ||
        (it.code === code && wordsOf(it.name).split(' ')[0] === words.split(' ')[0]),
    )
    return words && found.length === 1 ? [{ code, theirs: found[0]!.code }] : []
  })
