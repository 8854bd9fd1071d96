import { stakeBands } from '#src/games/stake-bands.ts'
import { formatMoney } from '#src/lib/money.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Button } from '#src/ui/Button.tsx'
import { iconNames } from '#src/ui/icon-names.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

const kinds = ['gold', 'brand', 'quiet', 'danger'] as const

export const DevButtons = () => (
  <>
    {kinds.map(kind => (
      <div key={kind} className="flex flex-wrap gap-2">
        <Button kind={kind}>Buy ticket</Button>
        <Button kind={kind} loading>
          Buy ticket
        </Button>
        <Button kind={kind} disabled>
          Buy ticket
        </Button>
        <LinkButton kind={kind} to="/dev/ui">
          A link
        </LinkButton>
      </div>
    ))}
    <GoldButton>Whole width</GoldButton>
    <div className="flex flex-wrap gap-2">
      <span className="chip">Chip</span>
      <span className="chip chip-on">Chosen chip</span>
    </div>
    <div className="cloth rounded-card p-4 flex flex-wrap gap-2">
      <Button kind="gold">On cloth</Button>
      <Button kind="white">On cloth</Button>
      <Button kind="quiet">On cloth</Button>
    </div>
    <ul className="flex flex-wrap gap-2">
      {stakeBands.map(({ stake }, rank) => (
        <li key={stake} className={`cloth ${bandClass(rank)} rounded-card p-4 font-bold`}>
          {formatMoney(stake)}
        </li>
      ))}
    </ul>
    <ul className="flex flex-wrap gap-3">
      {iconNames.map(name => (
        <li key={name} className="grid place-items-center text-xs text-soft w-16">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  </>
)
