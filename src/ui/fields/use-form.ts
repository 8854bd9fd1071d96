// Form state over a valibot schema: a field shows its error once touched, all of them after a submit.
import { useState, type FocusEvent, type SyntheticEvent } from 'react'
import * as v from 'valibot'
import { faultsOf } from './faults.ts'

interface Form<Schema extends v.GenericSchema, Values> {
  values: Values
  /** Fault by field, touched fields only. */
  errors: Partial<Record<keyof Values & string, string>>
  /** Props for a field: its value, change handlers and error. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    name: Name
    value: Values[Name]
    onChange: (value: Values[Name]) => void
    onBlur: (event?: FocusEvent<HTMLElement>) => void
    error: string | undefined
  }
  /** Props for a checkbox. */
  box: <Name extends keyof Values & string>(
    name: Name,
  ) => { name: Name; checked: boolean; onChange: (checked: boolean) => void; error: string | undefined }
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  touch: (name: keyof Values & string) => void
  reset: () => void
  isValid: boolean
  /** For onSubmit: runs `handler` if everything is valid, else focuses the first invalid field. */
  submit: (
    handler: (values: v.InferInput<Schema>, output: v.InferOutput<Schema>) => unknown,
  ) => (event: SyntheticEvent<HTMLFormElement>) => void
}

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

export const useForm = <Schema extends v.GenericSchema, Values extends Record<string, unknown>>(
  schema: Schema,
  initial: Values,
): Form<Schema, Values> => {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const result = v.safeParse(schema, values)
  const faults = result.success ? {} : faultsOf(result.issues)
  const shown = Object.fromEntries(Object.entries(faults).filter(([name]) => touched.has(name)))
  const touch = (name: string) => setTouched(before => new Set(before).add(name))
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues(before => ({ ...before, [name]: value }))
    touch(name)
  }
  return {
    values,
    errors: shown as Partial<Record<keyof Values & string, string>>,
    isValid: result.success,
    field: name => ({
      name,
      value: values[name],
      onChange: value => set(name, value),
      onBlur: event => {
        if (!isSubmitting(event)) touch(name)
      },
      error: shown[name],
    }),
    box: name => ({
      name,
      checked: values[name] === true,
      onChange: checked => set(name, checked as Values[typeof name]),
      error: shown[name],
    }),
    set,
    touch,
    reset: () => {
      setValues(initial)
      setTouched(new Set())
    },
    submit: handler => event => {
      event.preventDefault()
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
