// Every piece in every state, for people building screens; pieces.spec.ts compares it with a picture. Calls no service.
import type { ReactNode } from 'react'
import { chooseTheme, themes } from '#src/lib/theme.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { DevBalls } from './DevBalls.tsx'
import { DevButtons } from './DevButtons.tsx'
import { DevFields } from './DevFields.tsx'
import { DevLook } from './DevLook.tsx'
import { DevModals } from './DevModals.tsx'
import { DevPieces } from './DevPieces.tsx'
import { DevStates } from './DevStates.tsx'
import { DevStrips } from './DevStrips.tsx'
import { DevTables } from './DevTables.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card stack" aria-label={title}>
    <h2 className="title-2">{title}</h2>
    {children}
  </section>
)

export const DevUi = () => (
  <main className="page stack">
    <div className="row flex-wrap">
      <h1 className="title-1">Every piece</h1>
      <div className="flex gap-2" role="group" aria-label="Theme">
        {themes.map(theme => (
          <Chip key={theme} onClick={() => chooseTheme(theme)}>
            {theme}
          </Chip>
        ))}
      </div>
    </div>
    <Part title="The look">
      <DevLook />
    </Part>
    <Part title="Tags, notes, rows and slips">
      <DevPieces />
    </Part>
    <Part title="Buttons">
      <DevButtons />
    </Part>
    <Part title="Balls and number pad">
      <DevBalls />
    </Part>
    <Part title="Fields">
      <DevFields />
    </Part>
    <Part title="Sheets and notices">
      <DevModals />
    </Part>
    <Part title="States">
      <DevStates />
    </Part>
    <Part title="Strips and slides">
      <DevStrips />
    </Part>
    <Part title="Tables">
      <DevTables />
    </Part>
  </main>
)
