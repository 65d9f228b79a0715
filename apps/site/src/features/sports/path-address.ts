/** The parameter that names a place of the book in our address. */
const PARAMETER = 'bt-path'

/**
 * Where the book is by our address: its path where one is named, its live page for a query with
 * `live`, its first page otherwise.
 */
export function pathOfAddress(search: URLSearchParams): string {
  const path = search.get(PARAMETER)
  if (path !== null && isInnerPath(path)) return path
  return search.has('live') || [...search.values()].includes('live') ? '/live' : '/'
}

/** Returns true for a path within a book, false for what leads out of it. */
export function isInnerPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//')
}

/** Returns whether two paths within a book differ only in what is typed there. */
export function isSamePathWithoutText(one: string, other: string): boolean {
  return withoutText(one) === withoutText(other)
}

function withoutText(path: string): string {
  const [page = '', query = ''] = path.split('?')
  const search = new URLSearchParams(query)
  search.delete('text')
  return `${page}?${search}`
}

/**
 * Writes a path that the book reports into the query of our address, and keeps what is not of the
 * book.
 */
export function addressOfPath(path: string, before: URLSearchParams): URLSearchParams {
  const kept = [...before].filter(
    ([name]) => name !== PARAMETER && name !== 'page' && name !== 'live',
  )
  return new URLSearchParams(path === '/' ? kept : [[PARAMETER, path], ...kept])
}
