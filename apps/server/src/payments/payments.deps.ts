import type { Bonuses } from '../bonuses/bonuses.module.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Random } from '../kit/random.ts'
import { Refusal } from '../kit/refusal.ts'
import type { RequestContext } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import type { Licences } from '../markets/licences.ts'
import type { Market } from '../markets/market.ts'
import type { Mail } from '../players/mail/mail.ts'
import type { Matches } from '../players/matching/matches.ts'
import type { PlayerStatus } from '../players/player-shape.ts'
import type { PaymentProvider } from './providers/provider.ts'

export interface PaymentsDeps {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  topics: Topics
  providers: readonly PaymentProvider[]
  /** The casino's own origin, without a slash at the end, once it is known. */
  publicUrl: () => string
  /** The player who pays or is paid; null when there is none. */
  findPayer: (playerId: string) => Promise<Payer | null>
  /** Sends the player a message about their money, in the transaction that moves it. */
  notify: (tx: Tx, playerId: string, news: PaymentNews) => Promise<void>
  market: Market
  /**
   * A player who is held, because they may be an excluded person, cannot deposit and can withdraw.
   */
  matches: Matches
  /** The offers that a deposit may carry. */
  bonuses: Pick<Bonuses, 'listOffers' | 'lookUpCode' | 'giveForDeposit'>
  /** Time in which a withdrawal can be cancelled before it is sent; a minute when left out. */
  withdrawalPauseMs?: number
}

export interface PaymentNews {
  kind:
    | 'deposit_held'
    | 'deposit_credited'
    | 'deposit_returned'
    | 'withdrawal_paid'
    | 'withdrawal_declined'
  /** A player gets one message for each key. */
  key: string
  /** Minor units. */
  amount: bigint
  currency: string
}

/** The further parts that a quick deposit needs: it makes accounts and lets people in. */
export interface PayNPlayDeps extends PaymentsDeps {
  random: Random
  mail: Mail
  licences: Licences
  /** A token that signs this player in once. */
  createLoginTicket: (tx: Tx, playerId: string) => Promise<string>
}

export interface PaymentsApiDeps extends PayNPlayDeps {
  /** Returns the currency that a visitor is shown. */
  visitorCurrency: (context: RequestContext) => Promise<string> | string
}

export interface Payer {
  id: string
  currency: string
  /** Status. A limited or excluded player may not pay in, and may always take their money out. */
  status: PlayerStatus
}

export function getProvider(deps: Pick<PaymentsDeps, 'providers'>, id: string): PaymentProvider {
  const provider = deps.providers.find((each) => each.id === id)
  if (!provider) throw new Error(`There is no payment provider ${id}.`)
  return provider
}

/**
 * Throws Refusal('account_not_active') for blocked players, and, for the purpose 'pay in', for
 * players who may not pay in.
 */
export async function getPayer(
  deps: Pick<PaymentsDeps, 'findPayer'>,
  playerId: string,
  purpose: 'any' | 'pay in' = 'any',
): Promise<Payer> {
  const payer = await deps.findPayer(playerId)
  const mayPass =
    purpose === 'pay in' ? payer?.status === 'active' : payer && payer.status !== 'blocked'
  if (!payer || !mayPass) throw new Refusal('account_not_active', { charged: false })
  return payer
}

export function returnUrlOf(deps: Pick<PaymentsDeps, 'publicUrl'>, path: string): string {
  return `${deps.publicUrl()}${path}`
}

export function callbackUrlOf(deps: Pick<PaymentsDeps, 'publicUrl'>, providerId: string): string {
  return `${deps.publicUrl()}/providers/${providerId}/callbacks`
}
