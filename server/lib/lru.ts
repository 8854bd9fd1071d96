/** A small LRU cache; concurrent requests for the same key share one computation. */
export class Lru<Value> {
  readonly #held = new Map<string, Promise<Value>>()
  constructor(readonly most: number) {}

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#held.get(key) ?? make()
    this.#held.delete(key)
    this.#held.set(key, value)
    if (this.#held.size > this.most) this.#held.delete(this.#held.keys().next().value!)
    value.catch(() => this.#held.delete(key))
    return value
  }
}
