import { Marquee } from '#src/ui/Marquee.tsx'
import { Slideshow } from '#src/ui/Slideshow.tsx'
import { Ticker } from '#src/ui/Marquee.tsx'

export const DevStrips = () => (
  <>
    <Marquee label="Jackpots">
      Play and stand a chance to win the Super Jackpot, Mega jackpot or Crown jumbo jackpot
    </Marquee>
    <Ticker
      items={['080******47 played 3, 17, 22, 38', '070******11 played 1, 8, 21, 40']}
      label="Recent plays"
    />
    <Slideshow seconds={12} label="Slides">
      {['First', 'Second', 'Third'].map(name => (
        <p key={name} className="title-1 text-center p-6 bg-hush">
          {name} slide
        </p>
      ))}
    </Slideshow>
  </>
)
