import { localPath } from '#rules/local-path.ts'

/**
 * Returns true for a path on our own origin, such as `/casino?brands=A`; nothing in an address can
 * lead to another site (W1).
 */
export function isOwnPath(path: string): boolean {
  return localPath(path) === path
}

/** The path as one segment of an address (`referrer`, `goto`). */
export function asSegment(path: string): string {
  return encodeURIComponent(path)
}

/** The path that a `referrer` or `goto` parameter means; `/` when it is absent or not ours. */
export function readPathSegment(parameter: string | undefined): string {
  // The router has decoded the segment once already; a path that came doubly encoded is not one
  // that we wrote.
  return parameter && isOwnPath(parameter) ? parameter : '/'
}
