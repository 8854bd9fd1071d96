// A prize from the draw to the winner's hands.
import { useClaimItem, useReceiveItem } from '#src/api/items/items.ts'
import { useSession } from '#src/api/user.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { claimForm, type Bid } from '#src/model/items.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { toastSaid } from '#src/ui/toast.ts'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { words } from './words.ts'

type Prize = NonNullable<Bid['prize']>

const AwoofClaim = ({ bid, prize }: { bid: Bid; prize: Prize }) => {
  const { user } = useSession()
  const claim = useClaimItem(bid.item.id)
  const form = useKeptForm(`claim:${bid.item.id}`, claimForm, {
    cashoutPin: '',
    fullName: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    address: '',
    city: '',
    phone: user ? displayPhone(user.phoneNumber) : '',
    way: 'item' as 'item' | 'cash',
  })
  const { way } = form.values
  const send = form.submit(body => toastSaid(claim.mutateAsync(body)))
  const cash = words.$takeCash(formatMoney(bid.item.cash))
  return (
    <Form onSubmit={send}>
      <p>{words.$chooseHow(formatDate(Date.parse(prize.chooseBy)))}</p>
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.$youWon(bid.item.name)}>
        <Chip aria-pressed={way === 'item'} onClick={() => form.set('way', 'item')}>
          {words.$sendIt}
        </Chip>
        <Chip className="num" aria-pressed={way === 'cash'} onClick={() => form.set('way', 'cash')}>
          {cash}
        </Chip>
      </div>
      {way === 'cash' ? (
        <p className="hint">{words.$afterTax}</p>
      ) : (
        <>
          <TextField label={words.$fullName} autoComplete="name" {...form.field('fullName')} required />
          <TextField
            label={words.$address}
            autoComplete="address-line1"
            {...form.field('address')}
            required
          />
          <TextField label={words.$city} autoComplete="address-level2" {...form.field('city')} required />
          <PhoneField label={words.$phone} {...form.field('phone')} />
        </>
      )}
      <TextField
        label={words.$cashoutPin}
        hint={words.$pinIsBelow}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...form.field('cashoutPin')}
        required
      />
      <Submit loading={claim.isPending}>{way === 'cash' ? cash : words.$sendIt}</Submit>
      <ErrorAlert error={claim.error} onClose={claim.reset} />
    </Form>
  )
}

export const AwoofPrize = ({ bid, prize }: { bid: Bid; prize: Prize }) => {
  const receive = useReceiveItem(bid.item.id)
  return (
    <div className="stack">
      <p className="title-2 text-win">{words.$youWon(bid.item.name)}</p>
      {prize.state === 'won' && <AwoofClaim bid={bid} prize={prize} />}
      {prize.state === 'claimed' && <p>{words.$claimed(prize.address ?? '')}</p>}
      {prize.state === 'sent' && (
        <>
          <p>{words.$sent(prize.carrier ?? '', prize.parcel ?? '')}</p>
          <GoldButton loading={receive.isPending} onClick={() => receive.mutate()}>
            {words.$iHaveIt}
          </GoldButton>
          <ErrorAlert error={receive.error} onClose={receive.reset} />
        </>
      )}
      {prize.state === 'received' && <p>{words.$received}</p>}
      {prize.unbuyable && <p>{words.$unbuyable(prize.unbuyable)}</p>}
      {prize.state === 'cash' && <p>{words.$cashPaid}</p>}
    </div>
  )
}
