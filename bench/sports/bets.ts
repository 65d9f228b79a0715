import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sign } from '#contracts/signature.ts'
import { LESS_YOUNG_HEAP } from '../../scripts/young-heap.ts'
import { startBenchPostgres } from '../bench-postgres.ts'
import type { BenchRow } from '../row.ts'
import { median, startNode } from '../tools.ts'

const BETS_A_SECOND = 500
const EVERY_MS = 10
const WARM_UP_MS = 5_000
const MEASURED_MS = 10_000
/** One slow moment of the machine decides a round: the result is their median. */
const ROUNDS = 3
/** More than are placed in the time of both. */
const SIGNED =
  (BETS_A_SECOND * (WARM_UP_MS + ROUNDS * MEASURED_MS)) / 1_000 + ROUNDS * BETS_A_SECOND
const TARGET_MS = 50
const TIMEOUT_MS = 10_000
const SECRET = 'the-secret-of-the-bench'
const SERVER = fileURLToPath(new URL('./bet-server.ts', import.meta.url))
const HOUR_MS = 3_600_000

/**
 * Bets on one market, made and committed through HTTP with signatures, durable on PostgreSQL. They
 * are sent at fixed times, whether the ones before have been answered or not: the time that 99 in
 * 100 take from the call that makes them until they are committed, as the median of some rounds.
 */
export async function benchBets(): Promise<BenchRow[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'baize-bench-sports-'))
  const postgres = await startBenchPostgres()
  const seats = join(scratch, 'tokens')
  const server = await startNode([LESS_YOUNG_HEAP, SERVER, postgres.url, SECRET, seats])
  try {
    const tokens = JSON.parse(readFileSync(seats, 'utf8')) as string[]
    const place = openPlacing(String(server.firstLine.url), signBets(tokens, SIGNED))
    await placeFor(place, WARM_UP_MS)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const took = (await placeFor(place, MEASURED_MS)).sort((one, other) => one - other)
      rounds.push(took[Math.floor(took.length * 0.99)] ?? Number.NaN)
    }
    const value = median(rounds)
    const name = `${BETS_A_SECOND} sports bets/s on one market, made and committed, p99`
    return [{ name, value, unit: 'ms', target: TARGET_MS, pass: value <= TARGET_MS }]
  } finally {
    await server.stop()
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Begins bets at the rate of the measurement; returns how long each took, in ms. */
async function placeFor(place: () => Promise<void>, ms: number): Promise<number[]> {
  const started = performance.now()
  const bets: Promise<number>[] = []
  const timed = async () => {
    const sent = performance.now()
    await place()
    return performance.now() - sent
  }
  while (performance.now() - started < ms) {
    const due = ((performance.now() - started) / 1_000) * BETS_A_SECOND
    while (bets.length < due) bets.push(timed())
    await wait(EVERY_MS)
  }
  return Promise.all(bets)
}

interface SignedCall {
  path: string
  headers: Record<string, string | number>
  body: string
}

interface SignedBet {
  make: SignedCall
  commit: SignedCall
}

/**
 * Bets of a cent on the one market, by each of the players in turn. They are signed beforehand,
 * because what signs shares the processors with the server that is measured.
 */
function signBets(tokens: readonly string[], count: number): SignedBet[] {
  const startsAt = new Date(Date.now() + HOUR_MS).toISOString()
  const leg = {
    id: '4711001',
    eventId: '4711',
    sport: 'Football',
    competition: 'League of the bench',
    event: 'Home – Away',
    market: '1X2',
    outcome: '1',
    odds: '2',
    live: false,
    startsAt,
  }
  const slip = { amount: 1, currency: 'EUR', type: 'single', odds: '2', potentialReturn: 2 }
  return Array.from({ length: count }, (_, at) => {
    const betId = randomUUID()
    const token = tokens[at % tokens.length]
    return {
      make: signed('make', { token, id: randomUUID(), betId, ...slip, legs: [leg] }),
      commit: signed('commit', { id: randomUUID(), betId }),
    }
  })
}

function signed(name: string, fields: object): SignedCall {
  const body = JSON.stringify(fields)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...sign(SECRET, randomUUID(), Math.floor(Date.now() / 1_000), body),
  }
  return { path: `/providers/book/bets/${name}`, headers, body }
}

/** Makes and commits the next of the bets. */
function openPlacing(url: string, bets: readonly SignedBet[]): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  let turn = 0
  return async () => {
    const bet = bets[turn++]
    if (!bet) throw new Error('The bench has placed all bets that it has signed.')
    await post(agent, url, bet.make)
    await post(agent, url, bet.commit)
  }
}

async function post(
  agent: Agent,
  origin: string,
  { path, headers, body }: SignedCall,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const options = { method: 'POST', agent, headers, timeout: TIMEOUT_MS }
  const call = request(`${origin}${path}`, options, (answer) => {
    answer.resume()
    answer.on('end', () =>
      answer.statusCode === 200
        ? resolve()
        : reject(new Error(`A bet of the bench was answered with ${answer.statusCode}.`)),
    )
  })
  call.on('timeout', () => call.destroy(new Error('A bet of the bench took too long.')))
  call.on('error', reject)
  call.end(body)
  return promise
}
