/**
 * Whole hours and minutes in the reader's words: "1 hour, 5 minutes"; seconds for less than a
 * minute.
 */
export function showDuration(seconds: number, language: string): string {
  const minutes = Math.floor(seconds / 60)
  const parts: [number, 'hour' | 'minute' | 'second'][] = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
    [minutes > 0 ? 0 : seconds, 'second'],
  ]
  const shown = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        numberingSystem: 'latn',
      }).format(count),
    )
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(shown)
}
