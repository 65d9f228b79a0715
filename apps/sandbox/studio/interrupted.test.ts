import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '#demo-art/game-list.ts'
import type { Party } from '../http/party.ts'
import { familyOfBrand } from './families/family-ids.ts'
import type { PlayAnswer, PlayState, RoundView } from './play-view.ts'
import { openTestCasino, type TestCasino } from './rounds/test-casino.ts'
import { openStudio } from './studio.ts'
import { launchSession } from './test-launch.ts'

const secret = 'a secret that both sides share'
const publicUrl = 'http://games.test'
const CHOICE = { stake: 100, mines: 1 }

let casino: TestCasino
let studio: Party
let launches = 0

beforeEach(async () => {
  casino = await openTestCasino(secret)
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-'))
  const wallet = { timeoutMs: 500, backoffMs: [] }
  studio = await openStudio({
    dataDir,
    casinoUrl: casino.url,
    publicUrl,
    secret,
    minimumRoundMs: 0,
    wallet,
  })
})
afterEach(async () => {
  await studio.close()
  await casino.close()
})

/** A new launch of the game by this player, in a page of its own that is yet to be opened. */
async function launch(
  player: string,
  { kind = 'mines', mode = 'real' }: { kind?: string; mode?: 'real' | 'demo' } = {},
) {
  launches += 1
  const gameId = GAMES.find(
    (game) => game.kind === kind && familyOfBrand(game.brandId) === 'studio',
  )?.id
  const token = `${player}/of-launch-${launches}`
  const address = await launchSession(
    { studio, publicUrl, secret },
    { gameId: gameId ?? '', mode, ...(mode === 'real' && { token }) },
  )
  const key = `${launches}`.padStart(43, 'k')
  const send = async <T = PlayAnswer>(path: string, given?: unknown) => {
    const page = { 'content-type': 'application/json', 'x-page-key': key }
    const request =
      given === undefined
        ? { headers: page }
        : { method: 'POST', body: JSON.stringify(given), headers: page }
    const answer = await studio.app.request(`${address}${path}`, request)
    return (answer.status === 204 ? null : await answer.json()) as T & { code?: string }
  }
  const state = () => send<PlayState>('/open', { key })
  return {
    token,
    send,
    state,
    act: (round: RoundView, action: unknown) => send(`/rounds/${round.id}/actions`, { action }),
  }
}

async function opened(player: string, given: Parameters<typeof launch>[1] = {}) {
  const game = await launch(player, given)
  await game.state()
  return game
}

type Game = Awaited<ReturnType<typeof launch>>

/** Opens tiles in rounds of one mine until one is safe, and answers that round. */
async function openATile(game: Game): Promise<RoundView> {
  for (;;) {
    const { round } = await game.send('/rounds', { choice: CHOICE })
    const { round: turned } = await game.act(round as RoundView, { kind: 'open', cell: 7 })
    if (turned?.phase === 'open') return turned
  }
}

const cashOut = { kind: 'cash-out' }

describe('an interrupted round', () => {
  test('goes on in the next launch where it was, and pays there, once', async () => {
    const first = await opened('ann')
    const round = await openATile(first)
    const before = casino.balance

    const second = await launch('ann')
    const state = await second.state()
    expect(state.round).toMatchObject({
      id: round.id,
      phase: 'open',
      stake: 100,
      shown: { opened: [7], over: false },
      seeds: round.seeds,
    })
    expect(state, 'with what it has cost').toMatchObject({ balance: before, net: -100 })
    const over = await second.act(round, cashOut)
    expect(over.round).toMatchObject({ id: round.id, phase: 'settled', win: 103 })
    expect([over.balance, over.net, casino.balance]).toEqual([before + 103, 3, before + 103])
    expect(casino.calls.at(-1)?.body, 'in the name of the launch that is open').toMatchObject({
      token: second.token,
      roundId: round.id,
    })
  })

  test('is played in one window: the one before is over, and cannot stake, look or cash out', async () => {
    const first = await opened('ann')
    const round = await openATile(first)
    const second = await opened('ann')
    for (const answer of [
      await first.act(round, cashOut),
      await first.send('/rounds', { choice: CHOICE }),
      await first.send('/balance'),
      await first.state(),
    ])
      expect(answer.code).toBe('SESSION_UNKNOWN')
    expect(
      (await second.send('/rounds', { choice: CHOICE })).code,
      'one round after the other',
    ).toBe('ROUND_OPEN')
    expect((await second.act(round, cashOut)).round?.phase).toBe('settled')
  })

  test('that ended while its page was closed is shown in the next launch, and after that no more', async () => {
    const first = await opened('ann', { kind: 'slot' })
    const { round } = await first.send('/rounds', { choice: { stake: 100 } })
    const second = await launch('ann', { kind: 'slot' })
    const state = await second.state()
    expect(state.round).toMatchObject({
      id: round?.id,
      shown: round?.shown,
      win: round?.win,
      seen: false,
    })
    expect(state.net).toBe((round?.win ?? 0) - 100)
    await second.send(`/rounds/${round?.id}/seen`, {})
    const third = await (await launch('ann', { kind: 'slot' })).state()
    expect([third.round, third.net]).toEqual([null, 0])
  })

  test('whose win the casino has not taken yet is paid under the next launch', async () => {
    const first = await opened('ann')
    const round = await openATile(first)
    const before = casino.balance
    casino.reactions = ['lose-request']
    expect((await first.act(round, cashOut)).round?.phase).toBe('paying')
    const second = await launch('ann')
    expect((await second.state()).round).toMatchObject({ id: round.id, win: 103 })
    await vi.waitFor(
      async () => expect((await second.send(`/rounds/${round.id}`)).round?.phase).toBe('settled'),
      { timeout: 8000 },
    )
    expect((await second.state()).balance).toBe(before + 103)
    expect(casino.balance).toBe(before + 103)
  })

  test('whose bet is unknown comes to its end before the next one, and gives the stake back', async () => {
    const first = await opened('ann')
    casino.reactions = ['lose-request', 'lose-request']
    const { round } = await first.send('/rounds', { choice: CHOICE })
    expect(round?.phase).toBe('voiding')
    const second = await launch('ann')
    expect((await second.state()).round).toMatchObject({
      id: round?.id,
      phase: 'voiding',
      shown: null,
    })
    expect((await second.send('/rounds', { choice: CHOICE })).code).toBe('ROUND_OPEN')
    await vi.waitFor(
      async () => expect((await second.send(`/rounds/${round?.id}`)).round?.phase).toBe('void'),
      { timeout: 8000 },
    )
    expect(await second.send('/balance')).toMatchObject({ balance: 10_000, net: 0 })
    expect((await second.send('/rounds', { choice: CHOICE })).round?.phase).toBe('open')
  })

  test('that is being requested while the game is opened again is waited for, and found there', async () => {
    const first = await opened('ann')
    const second = await launch('ann')
    const [started, state] = await Promise.all([
      first.send('/rounds', { choice: CHOICE }),
      second.state(),
    ])
    expect(state.round).toMatchObject({ id: started.round?.id, phase: 'open' })
  })
})

test.each<[string, string, Parameters<typeof launch>[1]]>([
  ['another player', 'bob', {}],
  ['another game', 'ann', { kind: 'crash' }],
  ['a demo', 'ann', { mode: 'demo' }],
])('%s is none of its business', async (_, player, given) => {
  const first = await opened('ann')
  const round = await openATile(first)
  expect((await (await launch(player, given)).state()).round).toBeNull()
  expect((await first.act(round, cashOut)).round?.phase, 'it goes on where it was').toBe('settled')
})

test('each demo is a new one', async () => {
  const first = await opened('ann', { mode: 'demo' })
  const { round } = await first.send('/rounds', { choice: CHOICE })
  expect((await (await launch('ann', { mode: 'demo' })).state()).round).toBeNull()
  expect((await first.send(`/rounds/${round?.id}`)).round?.phase).toBe('open')
})
