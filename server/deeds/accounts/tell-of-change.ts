import { brand } from '#src/brand.ts'
import type { Service } from '#server/service.ts'

/** Somebody else may have done it: the owner hears of it where they cannot be silenced. It never undoes what was done. */
export const tellOfChange = ({ ports, log }: Service, phone: string, what: string): Promise<void> =>
  ports.sms
    .send({
      to: phone,
      text: `${brand.name}: ${what}. If that was not you, set a new password at once and call us.`,
      channel: 'SMS',
    })
    .catch((error: unknown) => log.error({ err: error }, 'a player could not be told of a change'))
