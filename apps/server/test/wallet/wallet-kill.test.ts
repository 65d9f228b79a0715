import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataDir, testsOnPostgres } from '#testkit/database.ts'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { trialBalance } from '../../src/ledger/trial-balance.ts'
import { callerOf, newRef, type Reply } from './wallet-caller.ts'
import { GAME, SECRET } from './wallet-node.ts'

/**
 * Set WALLET_KILLS to run more than the share of `npm test`; the embedded database takes seconds to
 * start again.
 */
const KILLS = Number(process.env.WALLET_KILLS ?? (testsOnPostgres ? 6 : 3))
const PLAYERS = 6
const OPENING = 100_000
const PROCESS = fileURLToPath(new URL('./wallet-process.ts', import.meta.url))

interface Running {
  child: ChildProcess
  url: string
  tokens: string[]
}

let dataDir: string
// It is the casino that is killed here: a killed PostgreSQL is the business of the ledger's own
// test.
let server: PostgresServer | null = null
let running: Running | undefined

async function start(players: number): Promise<Running> {
  const child = spawn(process.execPath, [PROCESS, server?.url ?? '', dataDir, String(players)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, ...JSON.parse(line) }
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

beforeAll(async () => {
  dataDir = testsOnPostgres
    ? mkdtempSync(join(tmpdir(), 'baize-wallet-kill-'))
    : await makeDataDir()
  if (testsOnPostgres) server = await startPostgres({ durable: true })
})
afterAll(async () => {
  if (running) await kill(running)
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Call {
  body: object
  change: number
  token: string
  answer: Reply | null
}

/** A round of a bet and a win in one call. */
function newCall(token: string): Call {
  const won = Math.floor(Math.random() * 20)
  const actions = [
    { action: 'bet', id: newRef(), amount: 10 },
    { action: 'win', id: newRef(), amount: won },
  ]
  return {
    body: { token, gameId: GAME, roundId: newRef(), actions, roundClosed: true },
    change: won - 10,
    token,
    answer: null,
  }
}

async function send(call: Call): Promise<void> {
  const answer =
    running &&
    (await callerOf({ url: running.url, secret: SECRET })('play', call.body).catch(() => null))
  if (answer?.status !== 200) return
  // Calls that were answered before it was killed get the answer again.
  if (call.answer) expect(answer.transactions).toEqual(call.answer.transactions)
  call.answer = answer
}

async function expectCleanBooks(): Promise<void> {
  const db = await openDatabase({ url: server?.url, dataDir, log: pino({ level: 'silent' }) })
  try {
    const { differences, emptyTransfers } = await trialBalance(db)
    expect([differences, emptyTransfers]).toEqual([[], []])
  } finally {
    await db.close()
  }
}

const title = `T3: a wallet that is killed ${KILLS} times under load has done every call once, and remembers what it answered`
it(title, { timeout: 60_000 + KILLS * 60_000 }, async () => {
  running = await start(PLAYERS)
  const { tokens } = running
  const sent: Call[] = []

  /** Bets of all players until the wallet is killed. */
  async function live(): Promise<Call[]> {
    const life: Call[] = []
    let stopped = false
    let left = 20 + Math.floor(Math.random() * 80)
    const enough = Promise.withResolvers<void>()
    const playing = tokens.map(async (token) => {
      while (!stopped) {
        const call = newCall(token)
        life.push(call)
        await send(call)
        if (!call.answer) await wait(5)
        else if (--left === 0) enough.resolve()
      }
    })
    await enough.promise
    if (running) await kill(running)
    stopped = true
    await Promise.all(playing)
    return life
  }

  for (let at = 0; at < KILLS; at++) {
    const life = await live()
    running = await start(0)
    await Promise.all(life.map(send))
    sent.push(...life)
  }
  expect(sent.filter(({ answer }) => answer === null)).toEqual([])
  for (const token of tokens) {
    const own = sent.filter((call) => call.token === token)
    const call = callerOf({ url: running.url, secret: SECRET })
    for (const { body, answer } of own)
      expect((await call('play', body)).transactions).toEqual(answer?.transactions)
    const expected = own.reduce((sum, { change }) => sum + change, OPENING)
    expect((await call('balance', { token })).balance).toBe(expected)
  }
  await kill(running)
  running = undefined
  await expectCleanBooks()
})
