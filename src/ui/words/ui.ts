import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('ui', {
  $winUpTo: 'Win up to',
  $comingSoon: 'Coming soon',
  $opensAt: ': opens at',
  $inReserve: 'in reserve',
  $play: (label: string | number) => `Play ${label}`,
  $pause: (label: string | number) => `Pause ${label}`,
  $ofPicked: (label: string | number, picked: number, pick: number) =>
    `${label}, ${picked} of ${pick} picked`,
  $line: (at: number) => `Line ${at}`,
  $slides: (count: number) => `${count} slides`,
  $previousSlide: 'Previous slide',
  $playSlides: 'Play slides',
  $pauseSlides: 'Pause slides',
  $nextSlide: 'Next slide',
  $somethingWentWrong: 'Something went wrong',
  $tryAgain: 'Try again',
  $alsoByControlZ: ', also by Control Z',
})
