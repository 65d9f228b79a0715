import type { Context, Hono } from 'hono'
import type { BuiltPages } from '../built-pages.ts'
import { type NoGame, noGamePage } from '../game-page.ts'
import type { Shelf } from '../game-shelf.ts'
import type { SessionOrder } from '../new-session.ts'
import { newSession } from '../new-session.ts'
import { type Wallet, WalletRefusal, WalletSilent } from '../rounds/wallet.ts'
import type { Session, StudioStore } from '../studio.store.ts'
import { type FamilyId, familyOfGame } from './family-ids.ts'

/** The parts that the interface of one vendor is opened with. */
export interface FamilyDeps {
  /** Its own public address, without a slash at the end. */
  base: string
  /** Where the pages of game sessions are, without a slash at the end. */
  playBase: string
  /** Shared with the casino. */
  secret: string
  store: StudioStore
  shelf: Shelf
  wallet: Wallet
  pages: BuiltPages
}

/** The vendor's routes below its own prefix. */
// biome-ignore lint/suspicious/noExplicitAny: each vendor's app has its own context variables, which nothing outside reads.
export type FamilyApp = Hono<any>

/** Returns whether a game is one of this vendor's. */
export function hasGame(
  { shelf }: Pick<FamilyDeps, 'shelf'>,
  family: FamilyId,
  gameId: string,
): boolean {
  const game = shelf.findGame(gameId)
  return game !== undefined && familyOfGame(game) === family
}

/** Opens a session for a vendor's server call, and answers the address of its page. */
export function openPage(
  { store, playBase }: FamilyDeps,
  order: SessionOrder,
): { session: Session; url: string } {
  const session = newSession(order)
  store.addSession(session)
  return { session, url: `${playBase}/${session.id}` }
}

/**
 * Opens a session for a page that a browser has been sent to with the casino's token, and sends it
 * on to the game. The stand-in first requests the player and the currency from the casino: the
 * address does not have them.
 */
export async function openFromAddress(
  deps: FamilyDeps,
  context: Context,
  order: Omit<SessionOrder, 'currency'>,
): Promise<Response> {
  const { family, gameId, mode, token } = order
  const none = (code: NoGame['code']) =>
    noGamePage(deps.pages, { code, language: order.language, place: order })
  if (!hasGame(deps, family, gameId)) return none('GAME_UNKNOWN')
  if (mode === 'real' && !token) return context.text('A game for money needs a token.', 400)
  try {
    const requested = newSession({ ...order, currency: 'EUR' })
    const currency =
      mode === 'demo' ? 'EUR' : (await deps.wallet.authenticate(requested)).player.currency
    deps.store.addSession({ ...requested, currency })
    return context.redirect(`${deps.playBase}/${requested.id}`, 302)
  } catch (error) {
    if (error instanceof WalletRefusal) return none('TOKEN_UNKNOWN')
    if (error instanceof WalletSilent) return none('FAILED')
    throw error
  }
}

/** The origin of an address that a caller gave; null for what is no address of the web. */
export function webOrigin(address: string | undefined): string | null {
  const url = address ? URL.parse(address) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}
