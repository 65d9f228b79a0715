const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Returns a count in the language's groups of digits. Asking Intl for its rules takes a phone a
 * frame, and below a thousand there are none.
 */
export function formatCount(count: number, language: string): string {
  if (count < 1000) return String(count)
  const known = formatters.get(language)
  const formatter = known ?? new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  if (!known) formatters.set(language, formatter)
  return formatter.format(count)
}
