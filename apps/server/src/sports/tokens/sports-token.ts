import type { Clock } from '../../kit/clock.ts'
import { newSecret, type Random } from '../../kit/random.ts'
import { NotSignedIn, Refusal } from '../../kit/refusal.ts'
import type { Viewer } from '../../kit/request-context.ts'
import type { SportsSessions } from './sports-sessions.ts'

export interface SportsTokenDeps {
  sessions: SportsSessions
  clock: Clock
  random: Random
  findPlayer(playerId: string): Promise<{ id: string; currency: string; active: boolean } | null>
  /** Throws Refusal('account_under_check') for a player who may be an excluded person. */
  mustBeFree(playerId: string): Promise<void>
  /** Hears who is about to play for money. */
  beginPlay(viewer: Viewer): Promise<void>
}

export interface TokenRequest {
  viewer: Viewer | null
  demo: boolean
  language: string
}

/**
 * The token by which a book knows the player. Throws NotSignedIn for a visitor who does not ask for
 * a demo, and Refusals for players who may not bet. A demo's token opens no wallet.
 */
export async function openSportsToken(
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

const CULTURES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  pt: 'pt-BR',
  fr: 'fr-FR',
  fi: 'fi-FI',
  et: 'et-EE',
  ar: 'ar-SA',
}

/** The language as Altenar's interface names it; English for one that it does not speak. */
export function cultureOf(language: string): string {
  return CULTURES[language.split('-')[0] ?? ''] ?? 'en-GB'
}
