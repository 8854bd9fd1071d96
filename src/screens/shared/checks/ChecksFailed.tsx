import { brand } from '#src/brand.ts'
import type { CheckResult } from '#src/proof/checks.ts'
import { download } from '#src/lib/download.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { seenLog } from '#src/memory/seen-log.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './checks-words.ts'
import { dialLink } from '../dial-link.ts'

interface Props {
  checks: readonly CheckResult[]
  /** File name: what was checked. */
  name: string
  /** The service's answer that was checked. */
  shown: unknown
}

const save = async ({ checks, name, shown }: Props) => {
  const evidence = { at: new Date(serverNow()).toISOString(), checks, shown, log: await seenLog.splits() }
  download(
    `${brand.name.toLowerCase()}-evidence-${name}.json`,
    JSON.stringify(evidence, null, 1),
    'application/json',
  )
}

/** What a player can do about a failed check; renders nothing if none failed. */
export const ChecksFailed = (props: Props) => {
  const failed = props.checks.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <div className="stack mt-3" role="alert">
      <p>
        <b className="text-lose">
          {words.$failedThese} {failed.map(({ title }) => title).join('; ')}.
        </b>{' '}
        {words.$keepTheEvidenceWith}{' '}
        {brand.supportPhones.map((phone, at) => (
          <span key={phone}>
            {at > 0 && ` ${words.$or} `}
            <a className="text-brand font-bold whitespace-nowrap" href={dialLink(phone)}>
              {phone}
            </a>
          </span>
        ))}
        .
      </p>
      <QuietButton onClick={() => void save(props)}>
        <Icon name="download" /> {words.$downloadTheEvidence}
      </QuietButton>
    </div>
  )
}
