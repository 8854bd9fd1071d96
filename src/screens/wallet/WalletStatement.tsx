import { useSend } from '#src/api/sending.ts'
import { askStatement } from '#src/api/wallet.ts'
import { download } from '#src/lib/download.ts'
import { lagosParts } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { words } from './words.ts'

/** Every movement of a year as a file, for the tax office or personal use. */
export const WalletStatement = () => {
  const online = useOnline()
  const ask = useSend(
    async (year: number) => ({ year, csv: await askStatement(year) }),
    ({ year, csv }) => download(`statement-${year}.csv`, csv, 'text/csv'),
  )
  const { year } = lagosParts(serverNow())
  return (
    <Section id="statement" title={words.$statementOfAYear}>
      <p className="hint">{words.$allMovementsOfYour}</p>
      <div className="grid grid-cols-2 gap-2">
        {[year, year - 1].map(each => (
          <QuietButton
            key={each}
            loading={ask.isPending && ask.variables === each}
            disabled={!online || (ask.isPending && ask.variables !== each)}
            onClick={() => ask.mutate(each)}
          >
            {each}
          </QuietButton>
        ))}
      </div>
      {!online && <p role="status">{words.$youAreOfflineA}</p>}
      <ErrorAlert error={ask.error} onClose={() => ask.reset()} />
    </Section>
  )
}
