import { queryOptions } from '@tanstack/react-query'
import { getOwnTestimonial, giveTestimonial, listTestimonials } from '#src/contract/players/testimonials.ts'
import { request } from './client.ts'
import { useSend, withBody } from './sending.ts'
import { queryClient } from './cache/query-client.ts'
import { askedAnew } from './cache/asked.ts'
import * as keys from './keys.ts'

export const testimonialsQuery = () =>
  queryOptions({
    queryKey: [keys.testimonials],
    queryFn: async () => (await request(listTestimonials)).results,
  })

export const ownTestimonialQuery = () =>
  askedAnew([keys.testimonials, 'own'], () => request(getOwnTestimonial))

export const useGiveTestimonial = () =>
  useSend(withBody(giveTestimonial), () =>
    queryClient.invalidateQueries({ queryKey: ownTestimonialQuery().queryKey }),
  )
