import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('checks', {
  $passed: 'Passed',
  $failed: 'Failed',
  $waiting: 'Waiting',
  $nothingToCheck: 'Nothing to check',
  $ourWordAlone: 'Our word alone',
  $ofPassedOnThis: (passed: number, all: number) =>
    `${passed} of ${plural(all, 'check')} passed on this phone`,
  $someFailed: (failed: number) => `${failed} failed`,
  $onOurWordAlone: (unproven: number) => `${unproven} ${unproven === 1 ? 'rests' : 'rest'} on our word alone`,
  $nothingIsWrongWith: 'Nothing is wrong with what you see, but only we say so.',
  $theRestNeedsA: 'The rest needs a draw, and there was none.',
  $theRestCanBe: 'The rest can be checked after the draw.',
  $theSealWasNot: 'The seal was not out in time',
  $thePublicRandomnessStayed: 'The public randomness stayed away for 24 hours',
  $keepTheEvidenceWith:
    'Keep the evidence: with it anybody can see what this phone was shown, also without us. Then call',
  $failedThese: 'Failed:',
  $or: 'or',
  $downloadTheEvidence: 'Download the evidence',
})
