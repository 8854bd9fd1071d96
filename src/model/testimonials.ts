import { giveTestimonial } from '#src/contract/players/testimonials.ts'
import { inWords } from './in-words.ts'

export const testimonialForm = inWords(giveTestimonial.body)
