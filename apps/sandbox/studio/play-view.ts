import type { GameKind, PlayRules } from '#contracts/studio-api.ts'
import type { ArtAddresses } from './art-files.ts'
import type { FreeSpinsView } from './free-spins/free-spins.ts'
import type { StudioGame } from './game-shelf.ts'
import { mathsOf } from './games.ts'
import type { AnyGame } from './maths/game.ts'
import { hashOf } from './rounds/seeds.ts'
import type { Phase, Round, Session } from './studio.store.ts'

/** The answer to the game page; amounts are minor units. */
export interface PlayAnswer {
  balance: number
  /** Wins less stakes of this session. */
  net: number
  round: RoundView | null
  /** The casino's free spins that are played now, or of which the round was the last one. */
  freeSpins: FreeSpinsView | null
  fairness: FairnessView | null
}

export interface PlayState extends PlayAnswer {
  gameId: string
  title: string
  brand: string
  mode: Session['mode']
  currency: string
  language: string
  closeUrl: string
  cashierUrl: string
  hostOrigin: string
  /** How it may be played under the licence of its player. */
  pace: PlayRules
  rtpBasisPoints: number
  /** The figure above is that of the least generous way to play. */
  rtpIsLowest: boolean
  topWin: number
  stakes: readonly number[]
  /** Whether it is played at a live table, which all its players share. */
  isLive: boolean
  /** The game's own description, by its kind. */
  game: { kind: GameKind }
  art: ArtAddresses & {
    /** One SVG drawing with all symbols in a row, in the order of `symbols`. */
    symbolSheet: string | null
  }
}

export interface RoundView {
  id: string
  /** The round of the live table that it was staked in. */
  tableRound: string | null
  phase: Phase
  stake: number
  /** A spin that the casino gave: nothing is staked, and the win comes with the last one. */
  isFree: boolean
  win: number | null
  seen: boolean
  startedAt: number
  /** How long ago it was requested; the next one has to wait for the rest of the shortest time. */
  ageMs: number
  /** How long the round has been running, for games with a clock. */
  elapsedMs: number
  /** The game's own picture of the round; null until the bet was taken. */
  shown: unknown
  seeds: { hash: string; clientSeed: string; nonce: number; serverSeed: string | null } | null
}

export interface FairnessView {
  /** SHA-256 of the next round's seed. */
  nextHash: string
  clientSeed: string
  nonce: number
}

/**
 * Returns the part that stays as it is while a session lasts: the game and its rules, and who plays
 * it where.
 */
export function showGame(game: StudioGame, brand: string, session: Session) {
  const { mode, currency, language, closeUrl, cashierUrl, hostOrigin } = session
  const maths = mathsOf(game)
  const { rtpBasisPoints, rtpIsLowest, topWin, stakes } = maths
  const isLive = maths.table !== undefined
  const rules = {
    isLive,
    rtpBasisPoints,
    rtpIsLowest,
    topWin,
    stakes,
    game: maths.describe() as PlayState['game'],
  }
  return {
    gameId: game.id,
    title: game.title,
    brand,
    mode,
    currency,
    language,
    closeUrl,
    cashierUrl,
    hostOrigin,
    ...rules,
  }
}

/**
 * A round as far as its player may know it: nothing before the bet was taken, the seed only once it
 * is over. The seed of one that was given back or not taken is shown too: it shows whether it would
 * have won.
 */
export function showRound(round: Round, game: AnyGame): RoundView {
  const taken = round.phase === 'open' || round.phase === 'paying' || round.phase === 'settled'
  const isUndone = round.phase === 'void' || round.phase === 'refused'
  const over = isUndone || (taken && round.win !== null)
  const { seeds } = round
  return {
    id: round.id,
    tableRound: round.tableRound ?? null,
    phase: round.phase,
    stake: round.stake,
    isFree: round.freeSpinsId !== undefined,
    win: taken ? round.win : null,
    seen: round.seen,
    startedAt: round.startedAt,
    ageMs: Date.now() - round.startedAt,
    elapsedMs: round.acceptedAt === null ? 0 : Date.now() - round.acceptedAt,
    shown: taken ? game.show(round.state) : null,
    seeds: seeds && {
      hash: hashOf(seeds.serverSeed),
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
      serverSeed: over ? seeds.serverSeed : null,
    },
  }
}

export function showFairness(
  { serverSeed, clientSeed, nonce }: Session,
  game: AnyGame,
): FairnessView | null {
  return game.provable ? { nextHash: hashOf(serverSeed), clientSeed, nonce } : null
}
