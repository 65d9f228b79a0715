import { encodeLaunch } from '#contracts/launch-token.ts'
import type { PlayRules } from '#contracts/studio-api.ts'
import { localPath } from '#rules/local-path.ts'
import type { Log } from '../../kit/log.ts'
import { badInput, NotSignedIn, Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import type { Viewer } from '../../kit/request-context.ts'
import type { PlayInput } from '../../schema/resolvers.generated.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { SessionOrder, SessionPlayer } from '../providers/provider.ts'
import type { Sessions } from './sessions.ts'

export interface LaunchDeps {
  catalogue: Catalogue
  sessions: Sessions
  log: Log
  /** The casino's own origin, without a slash at the end, once it is known. */
  publicUrl(): string
  /**
   * Returns the rules of play for a player of this country; null for a visitor, about whom nothing
   * is known.
   */
  playRulesOf(country: string | null): PlayRules
  /** Throws Refusal('account_under_check') for a player who may be an excluded person. */
  mustBeFree(playerId: string): Promise<void>
  /** Hears who is about to play for money. */
  beginPlay(viewer: Viewer): Promise<void>
  /** Hears whose game is open. */
  onLaunch(playerId: string): void
  findPlayer(
    playerId: string,
  ): Promise<(SessionPlayer & { currency: string; active: boolean }) | null>
  findPerson(playerId: string): ReturnType<SessionOrder['findPerson']>
}

export interface LaunchRequest {
  input: PlayInput
  viewer: Viewer | null
  language: string
  ip: string
  requestId: string
}

/** Currency of a demo game that a visitor plays. */
const DEMO_CURRENCY = 'EUR'

/**
 * Opens a game at its provider and answers the launch token for the page. Null, with a line in the
 * log, when its provider does not answer. Throws NotSignedIn for a visitor's real game, and
 * Refusals for paths that lead elsewhere, for games that are not offered, for barred players, for
 * demos that there are not, and for phones that are not offered the game.
 */
export async function launch(
  deps: LaunchDeps,
  { input, viewer, language, ip, requestId }: LaunchRequest,
): Promise<string | null> {
  const { catalogue, sessions, log } = deps
  const closePath = ownPath(input.closePath, 'closePath')
  const cashierPath = ownPath(input.cashierPath, 'cashierPath')
  if (!input.demo && !viewer) throw new NotSignedIn()
  const game = catalogue.current().all.byId.get(input.id)
  const origin = catalogue.originOf(input.id)
  if (!game || !origin) {
    log.warn({ requestId, game: input.id.slice(0, 80) }, 'a game that is not offered was requested')
    throw new Refusal('game_not_offered')
  }
  if (input.demo && !game.demo) throw new Refusal('game_without_demo')
  if (input.mobile && !catalogue.current().mobile.byId.has(game.id))
    throw new Refusal('game_not_for_phones')
  const player = viewer && (await deps.findPlayer(viewer.playerId))
  if (!input.demo && viewer) {
    await mustPlay(deps, viewer, player)
    await deps.beginPlay(viewer)
  }
  const currency = player?.currency ?? DEMO_CURRENCY
  const own =
    input.demo || !player
      ? null
      : {
          providerId: origin.provider.id,
          playerId: player.id,
          signInId: viewer?.sessionId ?? null,
          gameId: game.id,
          currency,
          language,
        }
  const token = own && (await sessions.open(own))
  const hostOrigin = deps.publicUrl()
  try {
    const { launch, sessionRef } = await origin.provider.openSession({
      gameId: origin.gameId,
      mode: input.demo ? 'demo' : 'real',
      token,
      currency,
      language,
      mobile: input.mobile,
      closeUrl: hostOrigin + closePath,
      cashierUrl: hostOrigin + cashierPath,
      hostOrigin,
      play: deps.playRulesOf(player?.country ?? null),
      ip,
      player: player && {
        id: player.id,
        firstName: player.firstName,
        lastName: player.lastName,
        country: player.country,
      },
      findPerson: async () => player && deps.findPerson(player.id),
    })
    if (token && sessionRef !== undefined && !(await sessions.link(token, sessionRef)))
      throw new ThirdPartyDown(origin.provider.id, new Error('the name of an earlier session'))
    // A player who was excluded or held while the provider was called gets no game (G3).
    if (own && viewer) await mustPlay(deps, viewer, await deps.findPlayer(viewer.playerId))
    if (own) deps.onLaunch(own.playerId)
    return encodeLaunch({ ...launch, exit: closePath })
  } catch (error) {
    if (token) await sessions.cancel(token)
    if (!(error instanceof ThirdPartyDown)) throw error
    log.error({ err: error, requestId, game: game.id }, 'a game could not be launched')
    return null
  }
}

/** Throws Refusals for a player who may not play for money now. */
export async function mustPlay(
  deps: Pick<LaunchDeps, 'mustBeFree'>,
  viewer: Viewer,
  player: { active: boolean } | null,
): Promise<void> {
  if (!player?.active || viewer.onlyWithdraws) throw new Refusal('account_not_active')
  await deps.mustBeFree(viewer.playerId)
}

export function ownPath(given: string, field: string): string {
  const path = localPath(given)
  if (path === null) throw badInput({ [field]: 'validations.path_not_ours' })
  return path
}
