/**
 * Moments in the reader's notation, on the player's own clock; with the digits 0-9, as prices and
 * money are written.
 */
export function dayText(
  at: Date | string | number,
  culture: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(culture, {
    ...options,
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(at))
}
