// Messages in flight: a reset does not wait for its code to be sent, so a test that reads codes must.
import type { Service } from '#server/service.ts'

/** @returns a function that waits until every message begun has been sent or refused */
export const watchSms = ({ ports }: Pick<Service, 'ports'>): (() => Promise<unknown>) => {
  const underWay = new Set<Promise<void>>()
  const { sms } = ports
  const send: typeof sms.send = it => {
    const sent = sms.send(it)
    underWay.add(sent)
    const over = () => void underWay.delete(sent)
    sent.then(over, over)
    return sent
  }
  ports.sms = Object.assign(Object.create(sms) as typeof sms, { send })
  return () => Promise.allSettled(underWay)
}
