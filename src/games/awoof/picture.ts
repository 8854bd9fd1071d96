// Which addresses count as pictures (§5.20).

/** An http(s) link that ends like a picture. */
export const isPictureAddress = (address: string): boolean =>
  URL.canParse(address) &&
  /^https?:$/.test(new URL(address).protocol) &&
  /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(address) &&
  !/\s/.test(address)
