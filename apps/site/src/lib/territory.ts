/**
 * A locale of the Open Graph, such as "pt_BR". Of a language without a territory it names the one
 * where most people speak it.
 */
export function withTerritory(language: string): string {
  const { language: own, region } = new Intl.Locale(language).maximize()
  return `${own}_${region}`
}
