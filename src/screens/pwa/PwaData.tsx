import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { dataSize } from '#src/lib/data-use.ts'
import { LOW_DATA_CHANGED, readLowData, writeLowData } from '#src/lib/low-data.ts'
import { tellWorker } from '#src/pwa/after-load.ts'
import { meter } from '#src/pwa/meter.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'

export const PwaData = () => {
  const router = useRouter()
  const { bytes, seen } = useSnapshot(meter)
  const [low, setLow] = useState(readLowData)
  const choose = (on: boolean) => {
    writeLowData(on)
    dispatchEvent(new Event(LOW_DATA_CHANGED))
    setLow(on)
    router.update({ ...router.options, defaultPreload: on ? false : 'intent' })
    void tellWorker()
  }
  return (
    <section className="card stack" aria-labelledby="data-use">
      <h2 id="data-use" className="title-2">
        Data
      </h2>
      {seen ? (
        <p>
          <b className="num title-1">{dataSize(bytes)}</b> this visit
        </p>
      ) : (
        <p>This browser does not measure what it loads.</p>
      )}
      <Checkbox name="low-data" checked={low} onChange={choose}>
        <b>Low data</b>
        <span className="hint block">
          Slides stand still, results are asked for a quarter as often, and a page is loaded when you open it,
          not before. A page then opens without a network once you have opened it.
        </span>
      </Checkbox>
      <details>
        <summary className="min-h-11 flex items-center cursor-pointer underline">What is counted</summary>
        <p className="hint">
          All that the app has received since this tab was opened. Not counted: what the phone sends, what the
          browser itself adds to a connection, and the check for a new version. Your network may count a
          little more.
        </p>
      </details>
    </section>
  )
}
