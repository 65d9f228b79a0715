import type { Clock } from '../../kit/clock.ts'
import { newSecret, type Random } from '../../kit/random.ts'
import { NotSignedIn, Refusal } from '../../kit/refusal.ts'
import type { RequestContext, Viewer } from '../../kit/request-context.ts'
import { mustNotExceed } from '../../players/attempts/rate-limit.ts'
import type { SportsSessions } from './sports-sessions.ts'

interface SportsTokenDeps {
  sessions: SportsSessions
  clock: Clock
  random: Random
  findPlayer(playerId: string): Promise<{ id: string; currency: string; active: boolean } | null>
  /** Throws Refusal('account_under_check') for a player who may be an excluded person. */
  mustBeFree(playerId: string): Promise<void>
  /** Hears who is about to play for money. */
  beginPlay(viewer: Viewer): Promise<void>
}

interface TokenRequest {
  viewer: Viewer | null
  demo: boolean
  language: string
}

/** Returns `openSportsToken` for a request: a player opens at most 300 tokens in an hour. */
export function openTokenOfRequest(deps: SportsTokenDeps & Parameters<typeof mustNotExceed>[0]) {
  return async (
    { viewer, language, requestId }: RequestContext,
    demo: boolean,
  ): Promise<string> => {
    // A demo's token is kept nowhere, and the lobby of every visitor requests one: thousands may
    // share an address.
    if (viewer && !demo)
      await mustNotExceed(
        deps,
        [{ key: `sports-token/${viewer.playerId}`, attempts: 300, windowS: 3600 }],
        requestId,
      )
    return openSportsToken(deps, { viewer, demo, language })
  }
}

/**
 * The token by which a book knows the player. Throws NotSignedIn for a visitor who does not request
 * a demo, and Refusals for players who may not bet. A demo's token opens no wallet.
 */
async function openSportsToken(
  deps: SportsTokenDeps,
  { viewer, demo, language }: TokenRequest,
): Promise<string> {
  if (demo) return `demo-${newSecret(deps.random)}`
  if (!viewer) throw new NotSignedIn()
  const player = await deps.findPlayer(viewer.playerId)
  if (!player?.active || viewer.onlyWithdraws) throw new Refusal('account_not_active')
  await deps.mustBeFree(viewer.playerId)
  await deps.beginPlay(viewer)
  return deps.sessions.open({
    playerId: player.id,
    signInId: viewer.sessionId,
    currency: player.currency,
    language,
  })
}
