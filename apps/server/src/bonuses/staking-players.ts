import type { BonusOutcome, Parts } from '#rules/bonus.ts'
import { USUAL_MIN_ODDS } from '#rules/wagering.ts'
import type { Executor, Tx } from '../db/database.ts'
import type { BonusState } from './bonus.ts'

/** The facts of a player that a bet is decided with. */
export interface StakingPlayer {
  active: boolean
  /** No bets are taken from this moment on; null for a player who may always bet. */
  noBetsFrom: Date | null
  purse: Parts
  /** The active bonus, whose money is in the purse. */
  bonusId: string | null
  /** The active bonus pays for no stakes from this moment on; it may still wait for bets that are open. */
  bonusEndsAt: Date | null
  /** The money in the bonus purse pays for sports bets at these odds and above. */
  minOdds: string
}

interface PurseRow {
  player_id: string
  real_balance: bigint
  bonus_balance: bigint
}

interface PlayerRow {
  id: string
  active: boolean
  no_bets_from: Date | null
  bonus_id: string | null
  bonus_min_odds: string | null
  bonus_ends_at: Date | null
}

const PLAYERS_NOW =
  'select id, active, no_bets_from, bonus_id, bonus_min_odds, bonus_ends_at from game_players_now($1::text[])'

/** Returns why a player may not play now, in the words of wallets; null for one who may. */
export async function findPlayProblem(
  db: Executor,
  playerId: string,
  now: Date,
): Promise<'PLAYER_DISABLED' | 'LIMIT_REACHED' | null> {
  const [player] = await db.run<PlayerRow>('game_players_now', PLAYERS_NOW, [[playerId]])
  if (!player?.active) return 'PLAYER_DISABLED'
  return player.no_bets_from && player.no_bets_from <= now ? 'LIMIT_REACHED' : null
}

/** Returns the least odds of sports bets for which the player's bonus money pays. */
export async function findMinOdds(db: Executor, playerId: string): Promise<string> {
  const [player] = await db.run<PlayerRow>('game_players_now', PLAYERS_NOW, [[playerId]])
  return player?.bonus_min_odds ?? USUAL_MIN_ODDS
}

/**
 * Locks the purses, always in the same order: another transaction about the same player has to
 * wait, and then reads what was written here. Who may bet, and with which bonus, is read after the
 * lock, by a statement of its own: one that waits for a lock goes on with what it saw before, when
 * a player who has been excluded meanwhile was still active.
 */
export async function lockStakingPlayers(
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, StakingPlayer>> {
  const [purses, players] = await Promise.all([
    tx.run<PurseRow>(
      'game_players',
      'select player_id, real_balance, bonus_balance from game_players($1::text[])',
      [playerIds],
    ),
    tx.run<PlayerRow>('game_players_now', PLAYERS_NOW, [playerIds]),
  ])
  const purseOf = new Map(
    purses.map(({ player_id, real_balance, bonus_balance }) => [
      player_id,
      { real: real_balance, bonus: bonus_balance },
    ]),
  )
  return new Map(
    players.flatMap(({ id, active, no_bets_from: noBetsFrom, ...bonus }) => {
      const purse = purseOf.get(id)
      if (!purse) return []
      const { bonus_id: bonusId, bonus_ends_at: bonusEndsAt } = bonus
      const minOdds = bonus.bonus_min_odds ?? USUAL_MIN_ODDS
      return [[id, { active, noBetsFrom, purse, bonusId, bonusEndsAt, minOdds }] as const]
    }),
  )
}

/** Returns what a player can stake of what is in a purse. */
export function stakeable(
  { bonusEndsAt }: Pick<StakingPlayer, 'bonusEndsAt'>,
  { real, bonus }: Parts,
  now: Date,
): Parts {
  return { real, bonus: bonusEndsAt && bonusEndsAt <= now ? 0n : bonus }
}

/**
 * Returns the outcomes of the bonuses that paid for rounds or bets, where they are not the active
 * one of their player. To be called while the purses are locked: a bonus does not end meanwhile.
 */
export async function readBonusOutcomes(
  tx: Tx,
  players: ReadonlyMap<string, StakingPlayer>,
  staked: readonly { playerId: string | null; bonusId: string | null }[],
): Promise<ReadonlyMap<string, BonusOutcome>> {
  const ids = staked.flatMap(({ playerId, bonusId }) => {
    const active = playerId === null ? null : players.get(playerId)?.bonusId
    return bonusId === null || bonusId === active ? [] : bonusId
  })
  if (ids.length === 0) return new Map()
  const rows = await tx.run<{ id: string; state: BonusState }>(
    'bonus_outcomes',
    'select id, state from bonus where id = any ($1::text[])',
    [ids],
  )
  return new Map(rows.map(({ id, state }) => [id, state === 'completed' ? 'completed' : 'lost']))
}
