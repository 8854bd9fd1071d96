import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { dataSize } from '#src/lib/data-use.ts'
import { LOW_DATA_CHANGED, readLowData, writeLowData } from '#src/lib/low-data.ts'
import { meter } from '#src/pwa/meter.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

export const PwaData = () => {
  const router = useRouter()
  const { bytes, seen } = useSnapshot(meter)
  const [low, setLow] = useState(readLowData)
  const choose = (on: boolean) => {
    writeLowData(on)
    dispatchEvent(new Event(LOW_DATA_CHANGED))
    setLow(on)
    router.update({ ...router.options, defaultPreload: on ? false : 'intent' })
  }
  return (
    <Section id="data-use" title={words.$data}>
      {seen ? (
        <p>
          <b className="num text-3xl font-extrabold">{dataSize(bytes)}</b> {words.$thisVisit}
        </p>
      ) : (
        <p>{words.$thisBrowserDoesNotCount}</p>
      )}
      <Checkbox name="low-data" checked={low} onChange={choose}>
        <b>{words.$lowData}</b>
        <span className="hint block">{words.$slidesStandStillNew}</span>
      </Checkbox>
      <Fold summary={words.$whatIsCounted}>
        <p className="hint">{words.$allThatTheApp}</p>
      </Fold>
    </Section>
  )
}
