/** A line on the wire: `3-17-58-92`. */
export const luckyText = (line: readonly number[]): string => line.join('-')

export const luckyLine = (text: string): number[] => text.split('-').map(Number)
