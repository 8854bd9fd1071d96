import { useState } from 'react'
import { Ball } from '#src/ui/Ball.tsx'
import { HitRow } from '../shared/lines/HitRow.tsx'
import { NumberPad } from '#src/ui/NumberPad.tsx'

const PICK = 4

export const DevBalls = () => {
  const [picked, setPicked] = useState<number[]>([7, 19])
  const toggle = (n: number) =>
    setPicked(before => (before.includes(n) ? before.filter(it => it !== n) : [...before, n]))
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Ball n={7} />
        <Ball n={7} state="mine" />
        <Ball state="now" />
        <Ball n={7} state="off" />
        <Ball state="empty" />
        <Ball n={7} state="hit" />
        <Ball n={7} state="miss" />
        <Ball n={7} state="offered" />
        <Ball n={100} />
        <Ball n={40} size="sm" />
        <Ball n={40} size="lg" moves="drop" />
      </div>
      <HitRow numbers={[3, 17, 22, 38]} hits={[17, 38]} label="A line" />
      <div className="-mx-4">
        <NumberPad
          of={40}
          picked={picked}
          full={picked.length >= PICK}
          onToggle={toggle}
          label={`Line 1, ${picked.length} of ${PICK} picked`}
        />
      </div>
    </>
  )
}
