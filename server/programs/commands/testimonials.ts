import { formatMoney } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { judgeTestimonial, listTestimonials } from '#server/db/queries/money/testimonials.ts'
import type { Command } from './place.ts'

const LISTED = 100

/** `testimonials` lists those waiting; `testimonials ID show|refuse` decides, even a second time. */
export const testimonials: Command = async ({ db }, id = '', verdict = '') => {
  if (id === '') {
    const rows = await listTestimonials(db, 'waiting', LISTED)
    const lines = rows.map(it => `${it.id}  ${maskPhone(it.phone)}, ${formatMoney(it.amount)}: ${it.text}`)
    return lines.join('\n') || 'Nothing waits to be read.'
  }
  if (!/^\d{1,15}$/.test(id) || !['show', 'refuse'].includes(verdict))
    throw new Error('Say which, and what becomes of it: testimonials 12 show|refuse')
  const isShown = verdict === 'show'
  if (!(await judgeTestimonial(db, Number(id), isShown ? 'shown' : 'refused')))
    throw new Error(`There is no testimonial ${id}`)
  return isShown ? `${id} is shown.` : `${id} is not shown.`
}
