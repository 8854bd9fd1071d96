import { useState } from 'react'
import { brand } from '#src/brand.ts'
import { ApiError } from '#src/api/errors.ts'
import { codeSent, keepCodeStep, keptCodeStep, type CodePurpose, type CodeStep } from '#src/lib/code-step.ts'

/** The step of a form with a code; survives a reload. */
export const useCodeStep = (purpose: CodePurpose) => {
  const [step, setStep] = useState(() => keptCodeStep(purpose))
  const keep = (next: CodeStep | undefined) => {
    keepCodeStep(purpose, next)
    setStep(next)
  }
  return [step, keep] as const
}

/** The step of the previous code if a new one was requested too soon after it, else undefined. */
export const sentBefore = (purpose: CodePurpose, phone: string, error: Error): CodeStep | undefined => {
  if (!(error instanceof ApiError) || error.refusal !== 'code-too-soon') return undefined
  const kept = keptCodeStep(purpose)
  return {
    ...(kept?.phone === phone ? kept : {}),
    ...codeSent(phone, brand.ussdCode, error.retryAfter),
  }
}
