// The preview of a shared link: an emblem or the mark on its cloth, with a name and what one can do there.

export const SHARED = { width: 600, height: 314 }

const RINGS = [
  [22, 9, 10],
  [42, 8, 20],
  [62, 7, 32],
  [80, 5.5, 48],
  [95, 4, 64],
]
const rings = RINGS.map(
  ([radius, stroke, dots]) =>
    `<circle r="${radius}" stroke-width="${stroke}" pathLength="${dots}" stroke-dasharray=".01 .99"/>`,
).join('')

const line = (y, size, weight, words) =>
  `<text x="240" y="${y}" font-size="${size}" font-weight="${weight}">${words}</text>`

/**
 * @param ground a colour
 * @param drawing in 48 units
 * @param lines a name, and two short lines
 */
export const sharedPicture = (ground, drawing, [name, first, second]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARED.width} ${SHARED.height}" color="#fff" fill="#fff"
    font-family="Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g transform="translate(560 20) scale(2)" fill="none" stroke="#fff" stroke-opacity=".11" stroke-linecap="round">${rings}</g>
    <g transform="translate(42 69) scale(3.66)">${drawing}</g>
    ${line(138, 35, 800, name)}${line(184, 23, 400, first)}${line(220, 23, 400, second)}
  </svg>`
