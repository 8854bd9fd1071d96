import { useState } from 'react'
import { brand } from '#src/brand.ts'
import { ApiError } from '#src/api/errors.ts'
import { codeSent, keepCodeStep, keptCodeStep, type CodePurpose, type CodeStep } from '#src/lib/code-step.ts'

/** The step of a form with a code, which a reload of the page does not lose. */
export const useCodeStep = (purpose: CodePurpose) => {
  const [step, setStep] = useState(() => keptCodeStep(purpose))
  const keep = (next: CodeStep | undefined) => {
    keepCodeStep(purpose, next)
    setStep(next)
  }
  return [step, keep] as const
}

/** A code was asked for too soon after the last one, which is on its way: the step of that one, else undefined. */
export const sentBefore = (purpose: CodePurpose, phone: string, error: Error): CodeStep | undefined => {
  if (!(error instanceof ApiError) || error.refusal !== 'code-too-soon') return undefined
  const kept = keptCodeStep(purpose)
  return {
    ...(kept?.phone === phone ? kept : {}),
    ...codeSent(phone, brand.ussdCode, error.retryAfter),
  }
}
