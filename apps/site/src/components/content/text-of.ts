const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

/** Elements that stand on a line of their own, or end one. */
const BREAK = /<\/?(?:br|p|h\d|li|[uo]l|t[rhd]|blockquote)\b[^>]*>/g

/**
 * A number and the sign of its currency, or of a hundredth, are not parted by the end of a line.
 */
const BEFORE_SIGN = /(?<=\d) (?=[€$£%])/g

/** The words of HTML from the content system, for where only text may stand. */
export function textOf(html: string): string {
  const line = html.replace(BREAK, ' ').replace(/<[^>]*>/g, '')
  const words = line.replace(/[ \n]+/g, ' ').trim()
  return words
    .replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(BEFORE_SIGN, '\u00a0')
}
