import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sign } from '#contracts/signature.ts'
import type { OpenCasino } from './tools.ts'

/** Bets that wait at once. */
const WAITING = 64
const GAME = 'under-the-scale'
const PLAY = 'query ($input: PlayInput!) { play(input: $input) }'

interface Bets {
  servers: OpenCasino
  /** Data folder of the casino. */
  dataDir: string
  /** Key by which the studio signs its calls. */
  secret: string
  count: number
}

/**
 * Places `count` bets of a cent, signed and through HTTP as the studio would, for the casino's
 * first player.
 */
export async function placeBets({ servers, dataDir, secret, count }: Bets): Promise<void> {
  const token = await openGame(servers, dataDir)
  let left = count
  const client = async () => {
    while (left-- > 0) await bet(servers.casino, token, secret)
  }
  await Promise.all(Array.from({ length: WAITING }, client))
}

/**
 * Opens a game for the casino's first player; returns the session token that the casino gave to the
 * studio.
 */
export async function openGame(
  { casino, firstLine }: OpenCasino,
  dataDir: string,
): Promise<string> {
  const [player] = firstLine.players as { email: string; password: string }[]
  const origin = new URL(casino).origin
  const credentials = new URLSearchParams({
    username: player?.email ?? '',
    password: player?.password ?? '',
  })
  const login = await fetch(`${casino}/auth/login`, {
    method: 'POST',
    headers: { origin },
    body: credentials,
  })
  const input = { id: GAME, demo: false, mobile: false, closePath: '/', cashierPath: '/' }
  const answer = await fetch(`${casino}/api/graphql`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-token': await login.text() },
    body: JSON.stringify({ query: PLAY, variables: { input } }),
  })
  const { data } = (await answer.json()) as { data?: { play: string | null } }
  if (!data?.play) throw new Error(`${GAME} could not be opened for the bench.`)
  return newestToken(dataDir)
}

/**
 * Returns the newest session token, from the studio's database: the casino gives it only to the
 * studio.
 */
function newestToken(dataDir: string): string {
  const books = new DatabaseSync(join(dataDir, 'sandbox/studio/studio.db'), { readOnly: true })
  const row = books.prepare('select data from session order by used_at desc limit 1').get()
  books.close()
  return (JSON.parse(String(row?.data)) as { token: string }).token
}

/** A bet of a cent in a round of its own, with the headers that sign it. */
export function signedBet(
  token: string,
  secret: string,
): { headers: Record<string, string>; body: string } {
  const actions = [{ action: 'bet', id: randomUUID(), amount: 1 }]
  const body = JSON.stringify({ token, gameId: GAME, roundId: randomUUID(), actions })
  return {
    headers: {
      'content-type': 'application/json',
      ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body),
    },
    body,
  }
}

async function bet(casino: string, token: string, secret: string): Promise<void> {
  const { headers, body } = signedBet(token, secret)
  const answer = await fetch(`${casino}/providers/studio/wallet/play`, {
    method: 'POST',
    headers,
    body,
  })
  const answerText = await answer.text()
  if (!answer.ok) throw new Error(`A bet of the bench was refused: ${answer.status} ${answerText}`)
}
