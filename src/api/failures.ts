// Turns a failed call into one sentence for the player, as section 8 of the specification says; nothing else
// words errors.
import { said } from '#src/lib/language/said.ts'
import { ApiError, CHECK_CONNECTION, NOTHING_SAID } from './errors.ts'

/** What we need to know of a failure; `response` is absent if no answer came. */
interface Failure {
  message: string
  response?: { status: number; data: unknown }
}

export const SERVER_ERROR = 'Server Error'

/** Capitalises the first letter; calms down text in all capitals. */
export const sentenceCase = (text: string): string => {
  const trimmed = text.trim().replace(/[.\s]+$/, '')
  const calm = /[a-z]/.test(trimmed) ? trimmed : trimmed.toLowerCase()
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

const isNumeric = (text: string) => text.trim() === '' || Number.isFinite(Number(text))

/** Every string in a body, in order, at any depth. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isNumeric(sentenceCase(value)) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (value && typeof value === 'object') return Object.values(value).flatMap(stringsIn)
  return []
}

export const extractMessage = ({ message, response }: Failure): string => {
  if (!response) return `${sentenceCase(message)}. ${CHECK_CONNECTION}`
  if (String(response.status).startsWith('5')) return SERVER_ERROR
  return stringsIn(response.data).map(sentenceCase).join('. ') || NOTHING_SAID
}

/** @param retryAfter seconds */
export const failed = (failure: Failure, refusal = '', retryAfter?: number): ApiError =>
  new ApiError(said(extractMessage(failure)), failure.response, refusal, retryAfter)
