import { giveTestimonial } from '#src/contract/testimonials.ts'
import { inWords } from './in-words.ts'

export const testimonialForm = inWords(giveTestimonial.body)
