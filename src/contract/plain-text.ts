// What one player writes and others read.
import * as v from 'valibot'
import { filled } from './words.ts'

// Right-to-left marks reverse a text, and zero-width characters hide a word from the filter or make two names look alike.
const NOT_TURNED =
  /^[^\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]*$/u

export const plainText = (most: number) =>
  v.pipe(filled(most), v.regex(NOT_TURNED, 'Please leave out hidden characters'))
