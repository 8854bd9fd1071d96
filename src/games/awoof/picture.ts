// Which picture an item is shown by: an address that keeps to the rule, from our own site, or else a drawing.

/** An http(s) link that ends like a picture. */
export const isPictureAddress = (address: string): boolean =>
  /^https?:\/\/[^\s/]+\/\S*\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(address)

/**
 * Undefined where the drawing of the category stands in. The content security policy shows no picture of another
 * origin, so none is asked for.
 * @param origin ours
 */
export const pictureOf = (address: string | null, origin: string): string | undefined =>
  address !== null && address.startsWith(`${origin}/`) && isPictureAddress(address) ? address : undefined
