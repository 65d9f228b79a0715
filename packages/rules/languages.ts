const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur']

/**
 * The language that is spoken and meant by a tag: itself, or `de` for `de-AT`; null when neither is
 * among `spoken`.
 */
export function spokenLanguage(tag: string, spoken: readonly string[]): string | null {
  const wish = tag.trim().toLowerCase().replaceAll('_', '-')
  const primary = wish.split('-')[0]
  return (
    spoken.find((code) => code.toLowerCase() === wish) ??
    spoken.find((code) => code.toLowerCase() === primary) ??
    null
  )
}

/** The first of `wishes` that is spoken; null when there is none. */
export function firstSpoken(
  wishes: readonly (string | null | undefined)[],
  spoken: readonly string[],
): string | null {
  for (const wish of wishes) {
    const language = wish ? spokenLanguage(wish, spoken) : null
    if (language) return language
  }
  return null
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
