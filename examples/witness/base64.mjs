/** @returns the bytes of standard base64, undefined where the text is not written the one way */
export const bytesOf = text => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length > 0 && bytes.toString('base64') === text ? bytes : undefined
}
