import { randomBytes } from 'node:crypto'
import type { PlayRules, SessionRequest } from '#contracts/studio-api.ts'
import type { FamilyId } from './families/family-ids.ts'
import type { GameWords } from './families/game-words.ts'
import { newSeed } from './rounds/seeds.ts'
import type { Session } from './studio.store.ts'

export interface SessionOrder
  extends Pick<
    SessionRequest,
    'gameId' | 'mode' | 'currency' | 'language' | 'closeUrl' | 'cashierUrl'
  > {
  family: FamilyId
  words: GameWords
  /** Address of the casino's page that shows the game, with or without a path. */
  hostOrigin: string
  /** The rules of the player's licence, in families that have a word for them. */
  play?: PlayRules
  /**
   * Token of the casino's game session; absent in demo mode, and in families that use the studio's
   * own session id.
   */
  token?: string
  /** The casino's name for the player, where the order has it. */
  account?: string
}

/** Balance at the start of every demo session, in minor units. */
const DEMO_BALANCE = 100_000

export function newSession({ token = '', account, hostOrigin, ...order }: SessionOrder): Session {
  return {
    ...order,
    id: randomBytes(24).toString('base64url'),
    token,
    account: account ?? null,
    playerId: null,
    pageKeyHash: null,
    isOver: false,
    hostOrigin: new URL(hostOrigin).origin,
    balance: order.mode === 'demo' ? DEMO_BALANCE : 0,
    staked: 0,
    won: 0,
    serverSeed: newSeed(),
    clientSeed: randomBytes(8).toString('hex'),
    nonce: 1,
  }
}
