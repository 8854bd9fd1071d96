import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { dataSize } from '#src/lib/data-use.ts'
import { LOW_DATA_CHANGED, readLowData, writeLowData } from '#src/lib/low-data.ts'
import { tellWorker } from '#src/pwa/after-load.ts'
import { meter } from '#src/pwa/meter.ts'
import { Fold } from '#src/ui/Fold.tsx'
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
          <b className="num text-3xl font-extrabold">{dataSize(bytes)}</b> this visit
        </p>
      ) : (
        <p>This browser does not count what it loads.</p>
      )}
      <Checkbox name="low-data" checked={low} onChange={choose}>
        <b>Low data</b>
        <span className="hint block">
          Slides stand still, new results are looked for less often, and a page loads only when you open it.
          After that it opens without a network too.
        </span>
      </Checkbox>
      <Fold summary="What is counted">
        <p className="hint">
          All that the app has received since you opened it in this tab. Not counted: what the phone sends,
          what the browser itself adds, and the check for a new version. Your network may count a little more.
        </p>
      </Fold>
    </section>
  )
}
