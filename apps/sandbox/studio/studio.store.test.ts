import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newSession } from './new-session.ts'
import { openStudioStore, type Round, type StudioStore } from './studio.store.ts'

let dataDir: string
let store: StudioStore

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'baize-studio-'))
  store = openStudioStore(join(dataDir, 'studio.sqlite'), { trials: 2, roundsOfTrial: 3 })
})
afterEach(() => {
  store.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A launch with five rounds. */
function launch(mode: 'demo' | 'real') {
  const session = newSession({
    ...{ gameId: 'under-the-scale', mode, family: 'studio', words: 'generic', currency: 'EUR' },
    ...{ language: 'en', closeUrl: '/', cashierUrl: '/', hostOrigin: 'http://casino.test' },
  })
  store.addSession(session)
  for (let at = 1; at <= 5; at++) store.saveBoth(session, roundOf(session.id, at))
  return session.id
}

const roundOf = (sessionId: string, at: number): Round => ({
  ...{ id: `${sessionId}/${at}`, sessionId, gameId: 'under-the-scale', phase: 'settled' },
  ...{ stake: 10, win: 0, state: null, seeds: null, startedAt: at, acceptedAt: at, seen: true },
  ...{ nextTryAt: 0, attempts: 0 },
})

test('only the newest trials are kept, with their newest rounds, and all play for money', () => {
  const real = launch('real')
  const trials = [launch('demo'), launch('demo'), launch('demo')]
  const there = trials.filter((id) => store.findSession(id) !== null)
  expect(there).toHaveLength(2)
  expect(store.findSession(trials.at(-1) ?? ''), 'the newest').not.toBeNull()
  const rounds = trials.map((id) => store.listRounds(id, 10).map(({ startedAt }) => startedAt))
  expect(rounds.toSorted()).toEqual([[], [5, 4, 3], [5, 4, 3]])
  expect(store.listRounds(real, 10)).toHaveLength(5)
})
