/** Work that is under way, by what is asked of it: whoever asks for the same meanwhile gets its result. */
export class UnderWay<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  join(asked: string, begin: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(asked) ?? begin().finally(() => this.#running.delete(asked))
    this.#running.set(asked, running)
    return running
  }
}
