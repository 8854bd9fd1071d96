import drawings from './sprites/drawings.svg'

/** The drawings in sprites/drawings.svg. The first four are square, the others wide. */
export const drawingNames = ['lock', 'tree', 'beacon', 'phone-check', 'no-slip', 'no-cup', 'offline'] as const
type DrawingName = (typeof drawingNames)[number]

/** A drawing that says what the words beside it say, hidden from screen readers. */
export const Drawing = ({ name }: { name: DrawingName }) => {
  const square = drawingNames.indexOf(name) < 4
  return (
    <svg
      className="flex-none"
      width={square ? 64 : 120}
      height={square ? 64 : 80}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
