import type { GameKind } from '#contracts/studio-api.ts'
import { countedPart, type WagerKind, type WagerShares } from '#rules/wagering.ts'
import type { Executor } from '../db/database.ts'
import { purse } from '../ledger/accounts.ts'
import type { Bonus, BonusesDeps } from './bonus.ts'

const KIND_OF_GAME: Readonly<Record<GameKind, WagerKind>> = {
  slot: 'slots',
  cascades: 'slots',
  clusters: 'slots',
  'hold-and-win': 'slots',
  'changing-reels': 'slots',
  'pick-bonus': 'slots',
  crash: 'instant',
  mines: 'instant',
  dice: 'instant',
  plinko: 'instant',
  keno: 'instant',
  'scratch-card': 'instant',
  roulette: 'roulette',
  blackjack: 'table',
  baccarat: 'table',
  'video-poker': 'table',
  'hi-lo': 'table',
  'live-roulette': 'live',
  'live-baccarat': 'live',
  'live-blackjack': 'live',
  'money-wheel': 'live',
  'live-spins': 'live',
}

/** The part of the stakes behind the last counted one that counts for a bonus. */
export interface Counted {
  /** Minor units; below zero when more came back than was staked. */
  counted: bigint
  /** The newest transfer of the bonus purse, of whatever kind. */
  newestTransfer: bigint
}

export const NO_STAKES: Counted = { counted: 0n, newestTransfer: 0n }

interface StakeRow {
  account: string
  play: string | null
  staked: bigint
  times: number
  newest: bigint
}

/**
 * Returns the stakes that count for these bonuses now, by their id, out of the ledger; without
 * those whose purse has not moved. A transaction that moves a purse holds its row, so its transfers
 * are committed in the order of their ids, and continuing behind the newest one misses none.
 */
export async function countStakes(
  { kindOf }: Pick<BonusesDeps, 'kindOf'>,
  db: Executor,
  bonuses: readonly Bonus[],
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await db.run<StakeRow>(
    'bonus_stakes',
    'select account, play, staked, times, newest from bonus_stakes_since($1::text[], $2::bigint[])',
    [
      bonuses.map(({ playerId }) => purse(playerId, 'bonus')),
      bonuses.map(({ countedTransfer }) => countedTransfer),
    ],
  )
  const rowsOf = Map.groupBy(rows, ({ account }) => account)
  return new Map(
    bonuses.flatMap(({ id, playerId, shares }) => {
      const those = rowsOf.get(purse(playerId, 'bonus'))
      if (!those) return []
      const counted = those.reduce(
        (sum, row) =>
          sum + countedPart(row.staked, shareOf(row.play, shares, kindOf)) * BigInt(row.times),
        0n,
      )
      const newestTransfer = those.reduce(
        (newest, row) => (row.newest > newest ? row.newest : newest),
        0n,
      )
      return [[id, { counted, newestTransfer }] as const]
    }),
  )
}

/**
 * Returns the part of the stakes that count for a bonus and may still come back, in minor units: of
 * open rounds, and of sports bets that are not taken yet. It is rounded for each of these.
 */
export async function countOpenStakes(
  { kindOf }: Pick<BonusesDeps, 'kindOf'>,
  db: Executor,
  { id, shares }: Bonus,
): Promise<bigint> {
  const rows = await db.run<{ game_id: string; staked: bigint }>(
    'bonus_open_stakes',
    'select game_id, staked from bonus_open_stakes($1)',
    [id],
  )
  return rows.reduce(
    (sum, { game_id, staked }) => sum + countedPart(staked, shareOf(game_id, shares, kindOf)),
    0n,
  )
}

/** A game that the catalogue does not have counts wholly: the player could not know better. */
function shareOf(play: string | null, shares: WagerShares, kindOf: BonusesDeps['kindOf']): number {
  if (play === 'sports') return shares.sports
  const kind = play === null ? null : kindOf(play)
  return kind === null ? 100 : shares[KIND_OF_GAME[kind]]
}
