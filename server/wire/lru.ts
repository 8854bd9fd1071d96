/** A small memory of what was asked for last. */
export class Lru<Value> {
  readonly #held = new Map<string, Value>()
  constructor(readonly most: number) {}

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const held = this.#held.get(key)
    const value = held ?? (await make())
    this.#held.delete(key)
    this.#held.set(key, value)
    if (this.#held.size > this.most) this.#held.delete(this.#held.keys().next().value!)
    return value
  }
}
