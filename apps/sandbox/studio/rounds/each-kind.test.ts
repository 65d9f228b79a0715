import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAME_KINDS, type GameKind } from '#contracts/studio-api.ts'
import {
  casino,
  closeTestRounds,
  findGame,
  launch,
  openTestRounds,
  reaches,
  restart,
  round,
  rounds,
  session,
  store,
} from './test-rounds.ts'

beforeEach(openTestRounds)
afterEach(closeTestRounds)

const STAKE = { stake: 100 }
/** A bet in each kind of game that one plays alone, and how its round is ended by its player. */
const BETS: Readonly<Partial<Record<GameKind, { choice: unknown; end?: unknown }>>> = {
  slot: { choice: STAKE },
  cascades: { choice: STAKE },
  clusters: { choice: STAKE },
  'hold-and-win': { choice: STAKE },
  'changing-reels': { choice: STAKE },
  'pick-bonus': { choice: STAKE, end: { kind: 'rest' } },
  roulette: { choice: { bets: [{ spot: 'red', amount: 100 }] } },
  crash: { choice: { ...STAKE, autoAt: null } },
  mines: { choice: { ...STAKE, mines: 1 }, end: { kind: 'open', cell: 7 } },
  dice: { choice: { ...STAKE, side: 'over', chance: 50 } },
  plinko: { choice: { ...STAKE, rows: 12, risk: 'medium' } },
  keno: { choice: { ...STAKE, numbers: [1, 2, 3] } },
  blackjack: { choice: STAKE, end: { kind: 'stand' } },
  baccarat: { choice: { bets: [{ spot: 'player', amount: 100 }] } },
  'video-poker': { choice: STAKE, end: { kind: 'draw', held: [true, true, true, true, true] } },
  'hi-lo': { choice: STAKE, end: { kind: 'up' } },
  'scratch-card': { choice: STAKE },
}
const KINDS = Object.keys(BETS) as GameKind[]

/** Launches the same game for the same player again, as after the browser has gone. */
function launchAgain(id: string): string {
  const before = session(id)
  const next = launch(before.gameId as GameKind)
  const { token } = session(next)
  store.saveSession({
    ...session(next),
    token: `${before.playerId}/${token.split('/')[1]}`,
    playerId: null,
  })
  return next
}

test('a bet is known for every kind that one plays alone', () => {
  expect(GAME_KINDS.filter((kind) => !findGame(kind)?.table).toSorted()).toEqual(KINDS.toSorted())
})

describe.each(KINDS)('a round of %s', (kind) => {
  const { choice, end } = BETS[kind] ?? { choice: null }

  test('that was interrupted is found in the next launch as it stood, after a restart too, and is in the list of the last rounds', async () => {
    const first = launch(kind)
    const started = await rounds.start(first, choice, null)
    const game = findGame(kind)
    await restart()
    const next = launchAgain(first)
    await rounds.refresh(next)
    expect(session(first).isOver).toBe(true)
    const [found] = store.listRounds(next, 1)
    expect(found?.id).toBe(started.id)
    expect(game?.show(found?.state)).toEqual(game?.show(started.state))
    const { playerId } = session(next)
    expect(store.listRoundsOfPlayer(playerId ?? '', kind, 20).map(({ id }) => id)).toEqual([
      started.id,
    ])
    expect(store.listRoundsOfPlayer('another', kind, 20)).toEqual([])
    expect(
      casino.calls.filter(({ path, body }) => path === 'play' && body.roundId !== started.id),
      'the casino knows it by the id that the player sees',
    ).toEqual([])
    if (!end || round(started.id).phase !== 'open') return
    await rounds.act(next, started.id, end)
    if (round(started.id).phase === 'open') return
    await reaches(started.id, 'settled')
  })
})
