import { hash } from 'node:crypto'
import { wholeUnit } from '#rules/money.ts'
import { newSecret, type Random } from '../../kit/random.ts'
import type { Pool } from './pools.ts'

/**
 * Parts of a minor unit in which shares are counted: a basis point of the smallest stake is one
 * part.
 */
export const PARTS = 10_000n

/** A pool's money in one currency, from its seed to its win. */
export interface Pot {
  poolId: string
  currency: string
  number: number
  kind: Pool['kind']
  /** Minor units that the casino has put in. */
  seed: bigint
  /** Shares of bets, in parts of a minor unit. */
  fed: bigint
  /** The highest amount of a must-drop pot, in minor units; null for a progressive one. */
  ceiling: bigint | null
  threshold: bigint | null
  nonce: string | null
}

/** A bet that feeds a pot. */
export interface FeedingBet {
  providerId: string
  ref: string
  playerId: string
  gameId: string
  /** Minor units of real money. */
  stake: bigint
  basisPoints: bigint
}

/** Returns the amount that a pot can pay, in minor units. */
export function heldBy({ seed, fed }: Pick<Pot, 'seed' | 'fed'>): bigint {
  return seed + fed / PARTS
}

/**
 * Returns the rest of a pot that has paid, in parts of a minor unit: the next pot begins with it.
 */
export function leftBy({ seed, fed }: Pick<Pot, 'seed' | 'fed'>, amount: bigint): bigint {
  return (seed - amount) * PARTS + fed
}

export function feed(
  pot: Pot,
  { stake, basisPoints }: Pick<FeedingBet, 'stake' | 'basisPoints'>,
): Pot {
  return { ...pot, fed: pot.fed + stake * basisPoints }
}

/**
 * Returns the win of the bet that was just fed in, in minor units; null for none. A pot that must
 * drop pays exactly the amount that was drawn for it. In a progressive pot each staked minor unit
 * is one chance, so that dividing a stake makes no difference.
 */
export function winOf(
  pot: Pot,
  stake: bigint,
  { pool, random }: { pool: Pool; random: Random },
): bigint | null {
  if (pot.threshold !== null) return heldBy(pot) >= pot.threshold ? pot.threshold : null
  const held = heldBy(pot)
  const oddsOneIn = pool.pots.get(pot.currency)?.oddsOneIn ?? null
  if (oddsOneIn === null || held <= 0n) return null
  return drawBelow(oddsOneIn * wholeUnit(pot.currency), random) < stake ? held : null
}

/**
 * The pot that comes after `before`, or the first one. Null when the pool has none in this
 * currency.
 */
export function nextPot(
  pool: Pool,
  { currency, number, fed }: Pick<Pot, 'currency' | 'number' | 'fed'>,
  random: Random,
): Pot | null {
  const rules = pool.pots.get(currency)
  if (!rules) return null
  const { seed, ceiling } = rules
  const threshold = ceiling === null ? null : seed + 1n + drawBelow(ceiling - seed, random)
  const nonce = ceiling === null ? null : newSecret(random)
  return {
    poolId: pool.id,
    currency,
    number,
    kind: pool.kind,
    seed,
    fed,
    ceiling,
    threshold,
    nonce,
  }
}

/**
 * Published when a pot begins: once it has dropped, each player can see that its amount was settled
 * from the start.
 */
export function commitmentOf({
  poolId,
  currency,
  number,
  threshold,
  nonce,
}: Omit<Pot, 'kind' | 'seed' | 'fed' | 'ceiling'>): string | null {
  return threshold === null || nonce === null
    ? null
    : hash('sha256', `${poolId}/${currency}/${number}/${threshold}/${nonce}`, 'hex')
}

/** A number from 0 up to `bound`, each as likely as the others. */
export function drawBelow(bound: bigint, random: Random): bigint {
  const all = 1n << 64n
  const even = all - (all % bound)
  for (;;) {
    const drawn = random.bytes(8).readBigUInt64BE()
    if (drawn < even) return drawn % bound
  }
}
