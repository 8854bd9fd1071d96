// How SQL is written: tx.one<Row>`select … where id = ${id}`. A value in ${} is sent beside the text, as a parameter;
// only a part made here becomes text.

/** What a parameter may be; undefined is null. */
export type Param =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | undefined
  | readonly Param[]

/** Part of a statement; the values in it stay parameters. */
export interface Part {
  texts: readonly string[]
  values: readonly Value[]
}

export type Value = Param | Part

/** Part of a statement, for use in others: columns, a condition. */
export const sql = (texts: TemplateStringsArray, ...values: readonly Value[]): Part => ({ texts, values })

/** A part whose text the code makes, like a table's name. Never from outside input: the database would run it. */
export const asIs = (text: string | number): Part => ({ texts: [String(text)], values: [] })

const isParam = (it: Value): it is Param => !(typeof it === 'object' && it !== null && 'texts' in it)

/** @param params where the values go, in the order of $1, $2, … */
const write = (texts: readonly string[], values: readonly Value[], params: Param[]): string =>
  values.reduce<string>((text, it, at) => {
    const written = isParam(it) ? `$${params.push(it)}` : write(it.texts, it.values, params)
    return text + written + texts[at + 1]
  }, texts[0]!)

/** Texts of templates without parts, which never change. */
const known = new WeakMap<TemplateStringsArray, string>()

/** A template's text and what $1, $2, … in it stand for. */
export const statement = (
  texts: TemplateStringsArray,
  values: readonly Value[],
): { text: string; params: readonly Param[] } => {
  if (!values.every(isParam)) {
    const params: Param[] = []
    return { text: write(texts, values, params), params }
  }
  let text = known.get(texts)
  if (text === undefined) {
    text = write(texts, values, [])
    known.set(texts, text)
  }
  return { text, params: values }
}

/** What a database that runs such statements can be asked. */
export const askedBy = (run: (text: string, params: readonly Param[]) => Promise<unknown[]>) => {
  const many = <Row>(texts: TemplateStringsArray, ...values: readonly Value[]) => {
    const { text, params } = statement(texts, values)
    return run(text, params) as Promise<Row[]>
  }
  const one = async <Row>(
    texts: TemplateStringsArray,
    ...values: readonly Value[]
  ): Promise<Row | undefined> => (await many<Row>(texts, ...values))[0]
  return {
    many,
    one,
    value: async <T>(texts: TemplateStringsArray, ...values: readonly Value[]): Promise<T> =>
      Object.values((await one<Record<string, T>>(texts, ...values)) ?? {})[0] ?? (undefined as T),
    values: async <T>(texts: TemplateStringsArray, ...values: readonly Value[]): Promise<T[]> =>
      (await many<Record<string, T>>(texts, ...values)).map(row => Object.values(row)[0] as T),
    any: async (texts: TemplateStringsArray, ...values: readonly Value[]): Promise<boolean> =>
      (await many(texts, ...values)).length > 0,
  }
}
