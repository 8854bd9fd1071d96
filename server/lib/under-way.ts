/** Work in flight, by key: concurrent requests for the same key share the result. */
export class UnderWay<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  join(asked: string, begin: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(asked) ?? begin().finally(() => this.#running.delete(asked))
    this.#running.set(asked, running)
    return running
  }
}
