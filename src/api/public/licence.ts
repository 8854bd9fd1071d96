// Under whose licence tickets are sold; until the service has answered, the one this build names.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getLicence } from '#src/contract/state/licence.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { licence, type Licence } from '#src/lib/state/licence.ts'
import { request } from '../client.ts'
import * as keys from '../keys.ts'

const licenceQuery = () =>
  queryOptions({
    queryKey: [keys.results, 'licence'],
    queryFn: (): Promise<Licence> => request(getLicence),
    staleTime: DAY,
    gcTime: 7 * DAY,
  })

export const useLicence = (): Licence => useQuery(licenceQuery()).data ?? licence
