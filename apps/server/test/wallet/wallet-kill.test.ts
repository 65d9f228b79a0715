import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testsOnPostgres } from '#testkit/database.ts'
import { callerOf, newRef, type Reply } from './wallet-caller.ts'
import { GAME, SECRET } from './wallet-node.ts'

const KILLS = 5
const PLAYERS = 6
const OPENING = 100_000
const PROCESS = fileURLToPath(new URL('./wallet-process.ts', import.meta.url))

interface Running {
  child: ChildProcess
  url: string
  tokens: string[]
}

// A killed PostgreSQL is the business of the ledger's own test.
const onEmbedded = it.skipIf(testsOnPostgres)

let dataDir: string
let running: Running | undefined

async function start(players: number): Promise<Running> {
  const child = spawn(process.execPath, [PROCESS, '', dataDir, String(players)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, ...JSON.parse(line) }
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'baize-wallet-kill-'))
})
afterAll(async () => {
  if (running) await kill(running)
  rmSync(dataDir, { recursive: true, force: true })
})

onEmbedded(`a wallet that is killed ${KILLS} times under load has done every call once, and remembers what it answered`, async () => {
  let wallet = await start(PLAYERS)
  running = wallet
  const { tokens } = wallet
  const sent = new Map<string, { body: object; change: number; token: string; answer: Reply | null }>()
  let stopped = false

  async function send(round: string): Promise<void> {
    const call = sent.get(round)
    const answer = call && (await callerOf({ url: wallet.url, secret: SECRET })('play', call.body).catch(() => null))
    if (!call || !answer || answer.status !== 200) return
    // What was answered before it was killed is answered again.
    if (call.answer) expect(answer.transactions).toEqual(call.answer.transactions)
    call.answer = answer
  }

  async function play(token: string): Promise<void> {
    while (!stopped) {
      const roundId = newRef()
      const won = Math.floor(Math.random() * 20)
      const actions = [
        { action: 'bet', id: newRef(), amount: 10 },
        { action: 'win', id: newRef(), amount: won },
      ]
      sent.set(roundId, { body: { token, gameId: GAME, roundId, actions, roundClosed: true }, change: won - 10, token, answer: null })
      await send(roundId)
      if (!sent.get(roundId)?.answer) await wait(5)
    }
  }

  for (let at = 0; at < KILLS; at++) {
    stopped = false
    const playing = tokens.map(play)
    await wait(100 + Math.random() * 200)
    await kill(wallet)
    stopped = true
    await Promise.all(playing)
    wallet = await start(0)
    running = wallet
    await Promise.all([...sent.keys()].map(send))
  }
  const answered = [...sent.values()].filter(({ answer }) => answer !== null)
  expect(answered.length).toBe(sent.size)
  for (const token of tokens) {
    const expected = [...sent.values()].filter((each) => each.token === token).reduce((sum, { change }) => sum + change, OPENING)
    expect((await callerOf({ url: wallet.url, secret: SECRET })('balance', { token })).balance).toBe(expected)
  }
})
