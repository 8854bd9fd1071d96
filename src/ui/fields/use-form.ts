// Form state over a valibot schema: a field shows its error once touched, all of them after a submit.
import { useEffect, useEffectEvent, useState, type FocusEvent, type SyntheticEvent } from 'react'
import * as v from 'valibot'
import { TYPED_KEY, readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import { faultsOf } from './faults.ts'

/**
 * The field loses focus to the submit button. Showing an error now would move that button from under the
 * finger and lose the press; the submit is about to show all of them anyway.
 */
const isSubmitting = (event?: FocusEvent<HTMLElement>): boolean => {
  const form = event?.currentTarget.closest('form')
  const button = form?.querySelector('[type=submit]')
  // Safari does not focus a pressed button.
  return Boolean(button && (button.matches(':active') || button === event?.relatedTarget))
}

const SECRET = /password|pin$|code$|^nin$/i

/** The texts that differ from what stood there. Secrets are typed again. */
export const typedIn = (values: Record<string, unknown>, initial: Record<string, unknown>) =>
  Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && value !== initial[name] && !SECRET.test(name),
  )

/** ms; the page is back by then */
const RELOADED = 60_000
const reload = v.object({ at: v.number(), texts: v.record(v.string(), v.string()) })

/** What had been typed when a change of language reloaded the page. */
const typedBefore = (key: string): object => {
  const read = v.safeParse(reload, readStored(key, 'sessionStorage'))
  return read.success && Math.abs(Date.now() - read.output.at) < RELOADED ? read.output.texts : {}
}

export const useForm = <Schema extends v.GenericSchema, Values extends Record<string, unknown>>(
  schema: Schema,
  initial: Values,
) => {
  type Name = keyof Values & string
  const [key] = useState(() => `${TYPED_KEY}:${globalThis.location?.pathname} ${Object.keys(initial).join()}`)
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...typedBefore(key) }))
  const keep = useEffectEvent(() => {
    writeStored(
      key,
      { at: Date.now(), texts: Object.fromEntries(typedIn(values, initial)) },
      'sessionStorage',
    )
  })
  useEffect(() => {
    removeStored(key, 'sessionStorage')
    const reloads = () => keep()
    addEventListener('languagechange', reloads)
    return () => removeEventListener('languagechange', reloads)
  }, [key])
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const result = v.safeParse(schema, values)
  const faults = result.success ? {} : faultsOf(result.issues)
  const shown = Object.fromEntries(Object.entries(faults).filter(([name]) => touched.has(name)))
  const touch = (name: Name) => setTouched(before => new Set(before).add(name))
  const set = <N extends Name>(name: N, value: Values[N]) => {
    setValues(before => ({ ...before, [name]: value }))
    touch(name)
  }
  return {
    values,
    /** For touched fields only. */
    errors: shown as Partial<Record<Name, string>>,
    isValid: result.success,
    /** Props for a field. */
    field: <N extends Name>(name: N) => ({
      name,
      value: values[name],
      onChange: (value: Values[N]) => set(name, value),
      onBlur: (event?: FocusEvent<HTMLElement>) => {
        if (!isSubmitting(event)) touch(name)
      },
      error: shown[name],
    }),
    /** Props for a checkbox. */
    box: <N extends Name>(name: N) => ({
      name,
      checked: values[name] === true,
      onChange: (checked: boolean) => set(name, checked as Values[N]),
      error: shown[name],
    }),
    set,
    touch,
    reset: () => {
      setValues(initial)
      setTouched(new Set())
    },
    /** For onSubmit: runs `handler` if everything is valid, else focuses the first invalid field. */
    submit:
      (handler: (values: v.InferInput<Schema>, output: v.InferOutput<Schema>) => unknown) =>
      (event: SyntheticEvent<HTMLFormElement>) => {
        if (result.success) {
          void handler(values as v.InferInput<Schema>, result.output)
          return
        }
        setTouched(new Set([...Object.keys(values), ...Object.keys(faults)]))
        const form = event.currentTarget
        const first = [...form.elements].find(it => (it.getAttribute('name') ?? '') in faults)
        if (first instanceof HTMLElement) first.focus()
      },
  }
}
