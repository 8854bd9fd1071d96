/** A local storage for tests that have no browser. */
export const makeStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    key: place => [...kept.keys()][place] ?? null,
    removeItem: key => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  }
}
