// How often each number came up: bars over the band chance allows, with the same figures in a table below.
import { chartRows, type CountRow, type Statistics } from './statistics-model.ts'
import { words } from './words.ts'

/** In drawing units, scaled to the available width. */
const LEFT = 24
const WIDTH = 300
/** Keeps the last label from being cut. */
const RIGHT = 6
const HEIGHT = 96
const FOOT = 16
const TOP = 10

interface RowProps {
  rows: readonly CountRow[]
  columns: number
  statistics: Statistics
}

const ChartRow = ({ rows, columns, statistics: { band, rows: all } }: RowProps) => {
  const most = Math.max(1, band.high, ...all.map(row => row.times))
  const heightOf = (times: number) => (times / most) * HEIGHT
  const yOf = (times: number) => TOP + HEIGHT - heightOf(times)
  const column = WIDTH / columns
  const [first, last] = [rows[0]!.number, rows.at(-1)!.number]
  return (
    <svg
      viewBox={`0 0 ${LEFT + WIDTH + RIGHT} ${TOP + HEIGHT + FOOT}`}
      className="block w-full h-auto"
      role="img"
      aria-label={words.$howOftenTheNumbers(first, last)}
    >
      <rect
        x={LEFT}
        width={WIDTH}
        y={yOf(band.high)}
        height={heightOf(band.high - band.low)}
        className="fill-hush"
      />
      {[band.high, band.low].map(edge => (
        <text
          key={edge}
          x={LEFT - 4}
          y={yOf(edge) + 4}
          textAnchor="end"
          fontSize="10"
          className="fill-soft num"
        >
          {edge}
        </text>
      ))}
      {rows.map(({ number, times, place }, at) => (
        <g key={number}>
          <title>{`${number}: ${times}`}</title>
          <rect
            x={LEFT + at * column + column * 0.18}
            width={column * 0.64}
            y={yOf(times)}
            height={heightOf(times)}
            rx="1.5"
            className={place === 'inside' ? 'fill-brand' : 'fill-gold'}
          />
          {place !== 'inside' && (
            <circle cx={LEFT + (at + 0.5) * column} cy={yOf(times) - 4} r="2" className="fill-lose" />
          )}
          {(number % 5 === 0 || at === 0) && (
            <text
              x={LEFT + (at + 0.5) * column}
              y={TOP + HEIGHT + 12}
              textAnchor="middle"
              fontSize="10"
              className="fill-soft num"
            >
              {number}
            </text>
          )}
        </g>
      ))}
      <line
        x1={LEFT}
        x2={LEFT + WIDTH}
        y1={yOf(band.expected)}
        y2={yOf(band.expected)}
        className="stroke-ink"
        strokeWidth="1"
        strokeDasharray="3 3"
      />
    </svg>
  )
}

export const StatisticsChart = ({ statistics }: { statistics: Statistics }) => {
  const { rows, columns } = chartRows(statistics.rows)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {rows.map(row => (
        <ChartRow key={row[0]!.number} rows={row} columns={columns} statistics={statistics} />
      ))}
    </div>
  )
}
