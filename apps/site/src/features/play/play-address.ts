import { asSegment, isOwnPath, readPathSegment } from '../../lib/path.ts'

export type PlayMode = 'real' | 'demo'

export type PlayAddress =
  | { problem: 'mode_not_present' | 'id_not_present' }
  | { problem: null; mode: PlayMode; gameId: string; exit: string }

/**
 * Reads the address `/play/:mode/:id/:referrer?`. `exit` is where closing leads: the referrer when
 * it is a path of the site, otherwise `/`.
 */
export function readPlayAddress(params: Readonly<Record<string, string | undefined>>): PlayAddress {
  const { mode, id, referrer } = params
  if (mode !== 'real' && mode !== 'demo') return { problem: 'mode_not_present' }
  if (!id) return { problem: 'id_not_present' }
  return { problem: null, mode, gameId: id, exit: readPathSegment(referrer) }
}

/**
 * Where the game may send its own frame to be closed: the page that reports this to us. It names
 * the exit for a window without a page around it. An exit that is encoded in parts, such as
 * `/casino?brands=A%2CB`, cannot be named whole: encodings within encodings are refused (W1).
 */
export function closePath(exit: string): string {
  const [page = '/'] = exit.split(/[?#]/)
  const named = [exit, page].map((path) => `/closewindow/${asSegment(path)}`)
  return named.find(isOwnPath) ?? '/closewindow'
}

/** Where the game may send a player who wants to deposit. */
export const CASHIER_PATH = '/account/financials/deposit'
