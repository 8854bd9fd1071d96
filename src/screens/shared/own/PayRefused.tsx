// Why a payment was refused, brought into sight; with too little in the wallet, the way to more.
import { ApiError } from '#src/api/errors.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

export const PayRefused = ({ error, topUp }: { error: Error; topUp: string }) => (
  <div className="stack" ref={it => it?.scrollIntoView({ block: 'center' })}>
    <ErrorNote error={error} />
    {error instanceof ApiError && error.refusal === 'wallet-short' && (
      <LinkButton to="/fund-wallet/fund-channels" kind="gold" block>
        {topUp}
      </LinkButton>
    )}
  </div>
)
