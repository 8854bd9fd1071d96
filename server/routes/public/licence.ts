import { getLicence } from '#src/contract/state/licence.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

const AGE = 300 // seconds; it changes only with a restart

export const mountLicence = (door: Door, { settings }: Service): void => {
  door.keepFor(AGE, getLicence)
  door.on(getLicence, async () => ({
    state: settings.LICENCE_STATE,
    regulator: settings.LICENCE_REGULATOR,
    regulator_contact: settings.LICENCE_REGULATOR_CONTACT,
    number: settings.LICENCE_NUMBER,
    until: settings.LICENCE_UNTIL ?? null,
    operator: settings.OPERATOR_NAME,
    operator_address: settings.OPERATOR_ADDRESS,
    data_officer: settings.DATA_OFFICER,
    register: settings.EXCLUSION_REGISTER_NAME,
    winnings_tax: settings.WINNINGS_TAX,
    good_causes: settings.GOOD_CAUSES,
    week_ceiling: settings.TOP_UP_WEEK_CEILING,
    nin_required: settings.NIN_REQUIRED === 'yes',
  }))
}
