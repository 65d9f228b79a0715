import { firstSpoken } from '#rules/languages.ts'

/** A part of the query string that a page is drawn by, as the site declares it. */
export interface PageParameter {
  name: string
  /** The first part of the paths where it matters; every path when it is left out. */
  section?: string
  /** The parameter matters only beside this one. */
  beside?: { name: string; value: string }
  /**
   * The values that matter, with the one that stands for all others where these matter too; the
   * codes of the languages that are spoken; any text up to so many characters; or only whether it
   * is there.
   */
  takes:
    | { oneOf: readonly string[]; others?: string }
    | 'a language'
    | { characters: number }
    | 'presence'
}

export interface PageAddress {
  /**
   * The path, and those parameters alone that a page is drawn by, in one order: all addresses of a
   * page have the same.
   */
  url: string
  /**
   * The whole query string with its `?`, without the token of a mailed link, which only the browser
   * needs (W5).
   */
  search: string
}

const LONGEST = 8000

/**
 * Reads which page an address means; null for an address that is too long or malformed. `spoken`
 * are the codes of the languages.
 */
export function readPageAddress(
  requested: string,
  parameters: readonly PageParameter[],
  spoken: () => readonly string[],
): PageAddress | null {
  if (requested.length > LONGEST) return null
  // Two slashes at its beginning would name another host.
  const { pathname, search, searchParams } =
    URL.parse(requested.replace(/^\/+/, '/'), 'http://casino') ?? {}
  if (pathname === undefined || searchParams === undefined) return null
  if (!search) return { url: pathname, search: '' }
  const section = pathname.split('/')[1]
  const kept = new URLSearchParams()
  for (const parameter of parameters) {
    const given = searchParams.get(parameter.name)
    if (given === null || (parameter.section !== undefined && parameter.section !== section))
      continue
    if (parameter.beside && searchParams.get(parameter.beside.name) !== parameter.beside.value)
      continue
    const value = whatMatters(given, parameter.takes, spoken)
    if (value !== null) kept.set(parameter.name, value)
  }
  searchParams.delete('token')
  return { url: pathname + asSearch(kept), search: asSearch(searchParams) }
}

/** Returns null for a value that changes nothing. */
function whatMatters(
  given: string,
  takes: PageParameter['takes'],
  spoken: () => readonly string[],
): string | null {
  if (takes === 'presence') return ''
  if (takes === 'a language') return firstSpoken([given], spoken())
  if ('oneOf' in takes) return takes.oneOf.includes(given) ? given : (takes.others ?? null)
  return given.slice(0, takes.characters)
}

function asSearch(parameters: URLSearchParams): string {
  return parameters.size === 0 ? '' : `?${parameters}`
}
