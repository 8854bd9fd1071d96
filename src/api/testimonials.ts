import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getOwnTestimonial, giveTestimonial, listTestimonials } from '#src/contract/players/testimonials.ts'
import type { Body } from '#src/model/words.ts'
import { request } from './client.ts'
import * as keys from './keys.ts'

export const testimonialsQuery = () =>
  queryOptions({
    queryKey: [keys.testimonials],
    queryFn: async () => (await request(listTestimonials)).results,
  })

export const ownTestimonialQuery = () =>
  queryOptions({
    queryKey: [keys.testimonials, 'own'],
    queryFn: () => request(getOwnTestimonial),
    staleTime: 0,
  })

export const useGiveTestimonial = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof giveTestimonial>) => request(giveTestimonial, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownTestimonialQuery().queryKey }),
  })
}
