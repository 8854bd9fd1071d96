// Which picture shows an item: one whose address is valid and on our own site, or else a drawing.

/** An http(s) link that ends like a picture. */
export const isPictureAddress = (address: string): boolean =>
  /^https?:\/\/[^\s/]+\/\S*\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(address)

/**
 * Undefined if the category's drawing is shown instead. The content security policy blocks pictures from other
 * origins, so none is requested.
 * @param origin ours
 */
export const pictureOf = (address: string | null, origin: string): string | undefined =>
  address !== null && address.startsWith(`${origin}/`) && isPictureAddress(address) ? address : undefined
