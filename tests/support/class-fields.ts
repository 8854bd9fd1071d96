// Safari 15 loses the names of outer variables if the value of a class field has a part in brackets
// (https://webkit.org/b/236843), and Chrome 97 refuses a static field called name or length.
import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  static?: boolean
  key?: { name?: string }
  value?: Node | null
}

const isFunction = ({ type }: Node) => type.endsWith('FunctionExpression')

const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return 'type' in value ? [value as Node, ...inside] : inside
}

/** @returns the class fields of a script that these browsers would get wrong */
export const fieldsMisread = (script: string): string[] =>
  nodesIn(parseAst(script).body)
    .filter(({ type }) => type === 'PropertyDefinition')
    .filter(({ static: isStatic, key, value }) => {
      if (isStatic && /^(name|length)$/.test(key?.name ?? '')) return true
      // A bracket after a name or a closing bracket belongs to a call.
      const text = value && !isFunction(value) ? script.slice(value.start, value.end) : ''
      return /(^|[^\w$\])])\(/.test(text)
    })
    .map(({ start, end }) => script.slice(start, end))
