import type { RoundView } from '../play-view.ts'
import type { Cabinet } from './cabinet.ts'
import { el } from './dom.ts'

/**
 * A link to the page on which every visitor can draw a round again. The seeds stand behind the
 * address's #, and so are not sent to any server.
 */
export function checkLink(
  { state }: Cabinet,
  text: string,
  round: RoundView | null,
): HTMLAnchorElement {
  const address = new URL('../fairness', location.href)
  address.searchParams.set('lng', state.language)
  address.hash = new URLSearchParams({ game: state.gameId, ...seedsOf(round) }).toString()
  return el('a', { class: 'check', href: address.href, target: '_blank', rel: 'noopener' }, text)
}

/** What the page fills its fields with. `size` is missing for a game that has none. */
export function seedsOf(
  round: Pick<RoundView, 'seeds' | 'shown'> | null,
): Readonly<Record<string, string>> {
  const { serverSeed = null, clientSeed = '', nonce = 0 } = round?.seeds ?? {}
  if (!round || serverSeed === null) return {}
  // Nothing is shown of a round that was given back.
  const { cells, path } = (round.shown ?? {}) as { cells?: unknown[]; path?: unknown[] }
  const size = (cells ?? path)?.length
  const seeds = { secret: serverSeed, yours: clientSeed, number: String(nonce) }
  return size === undefined ? seeds : { ...seeds, size: String(size) }
}
