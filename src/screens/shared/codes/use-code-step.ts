import { useState } from 'react'
import { brand } from '#src/brand.ts'
import { ApiError } from '#src/api/errors.ts'
import { codeSent, keepCodeStep, keptCodeStep, type CodePurpose, type CodeStep } from '#src/lib/code-step.ts'
import { toast } from '#src/ui/toast.ts'

/** The step of a form with a code; survives a reload. */
export const useCodeStep = (purpose: CodePurpose) => {
  const [step, setStep] = useState(() => keptCodeStep(purpose))
  const keep = (next: CodeStep | undefined) => {
    keepCodeStep(purpose, next)
    setStep(next)
  }
  return [step, keep] as const
}

interface Then {
  onSent: (step: CodeStep) => void
  onError: (error: Error) => void
}

/**
 * A code could not be requested. Its form still opens if one was sent just before, or if the SMS did not go out: a call
 * may get through.
 */
export const codeNotSent = (purpose: CodePurpose, phone: string, error: Error, { onSent, onError }: Then) => {
  const { refusal = '', retryAfter } = error instanceof ApiError ? error : {}
  if (refusal === 'code-too-soon') {
    toast.neutral(error.message)
    const kept = keptCodeStep(purpose)
    return onSent({
      ...(kept?.phone === phone ? kept : {}),
      ...codeSent(phone, brand.ussdCode, retryAfter),
    })
  }
  onError(error)
  if (refusal === 'code-not-sent') onSent(codeSent(phone, brand.ussdCode, 0))
}
