import { SignJWT } from 'jose'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { findPlayer } from '../players/player.ts'

/** The signing key that Zendesk gave the operator: its id, and the secret that goes with it. */
export interface ChatKey {
  keyId: string
  secret: string
}

export interface ChatKeyDeps {
  db: Database
  clock: Clock
  /** Null where the chat knows no players. */
  chatKey: ChatKey | null
}

/**
 * The widget requests another one when it needs it, so a token that gets about is soon worth
 * nothing.
 */
const SERVES_FOR_S = 300

/**
 * A token that identifies the player, in the form of Zendesk's messaging: `scope` user,
 * `external_id`, and what an agent reads. Null for a visitor, and without a key.
 */
export async function createChatToken(
  { db, clock, chatKey }: ChatKeyDeps,
  playerId: string | null,
): Promise<string | null> {
  const player = chatKey && playerId ? await findPlayer(db, playerId) : null
  if (!chatKey || !player) return null
  const nowS = Math.floor(clock.nowMs() / 1000)
  return new SignJWT({
    scope: 'user',
    external_id: player.id,
    name: `${player.firstName} ${player.lastName}`.trim(),
    email: player.email,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: chatKey.keyId })
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + SERVES_FOR_S)
    .sign(new TextEncoder().encode(chatKey.secret))
}
