import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { openSeatedOperator } from '#testkit/seated-operator.ts'
import type { ProviderSession, WalletPost } from '#wallet-dialects/dialect.ts'
import { DIALECTS } from '#wallet-dialects/open-dialect.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { keepTickShape } from '../../apps/server/src/kit/tick-shape.ts'

/**
 * The wallet in one dialect, for bench/games/dialects.ts. Arguments: a PostgreSQL address and the
 * dialect. A line on its standard input with a number and a path writes the signed calls of so many
 * rounds into that file; the line `count` asks for the number of bets and wins in the database.
 */
const [url = '', wanted = ''] = process.argv.slice(2)
const PLAYERS = 500
const OPENING = 100_000_000
const name = DIALECTS.find((each) => each === wanted)
if (!name) throw new Error(`There is no dialect ${wanted}.`)
await keepTickShape()
const db = await openDatabase({ url, dataDir: '', log: openLog('error') })
await migrate(db)
const operator = await openSeatedOperator(db, name)
const seats: ProviderSession[] = []
for (let at = 0; at < PLAYERS; at++) seats.push(await operator.seat(OPENING))
console.log(JSON.stringify({ url: new URL(operator.url).origin }))

createInterface(process.stdin).on('line', async (line) => {
  const [first = '', file = ''] = line.split(' ')
  if (first !== 'count') writeFileSync(file, callsOf(Number(first)).join('\0'))
  console.log(JSON.stringify({ count: await countOf() }))
})
process.on('SIGTERM', async () => {
  await operator.close()
  await db.close()
  process.exit()
})

/** First all bets and then all wins, so that a bet has been answered when its win comes. */
function callsOf(rounds: number): string[] {
  const bets: string[] = []
  const wins: string[] = []
  for (let at = 0; at < rounds; at++) {
    const session = seats[at % seats.length] as ProviderSession
    const [bet, win, roundId] = [randomUUID(), randomUUID(), randomUUID()]
    const round = { kind: 'play', session, gameId: session.gameId, roundId } as const
    const play = (actions: Parameters<typeof stepsOf>[0]['actions'], roundClosed: boolean) =>
      stepsOf({ ...round, actions, roundClosed })
    bets.push(...play([{ action: 'bet', id: bet, amount: 1 }], false))
    wins.push(...play([{ action: 'win', id: win, amount: 1 }], true))
  }
  return [...bets, ...wins]
}

type Play = Extract<Parameters<typeof operator.dialect.steps>[0], { kind: 'play' }>

function stepsOf(call: Play): string[] {
  return operator.dialect.steps(call).map(({ request }) => textOf(request))
}

/** A whole HTTP request: what sends it shall have nothing to do but send. */
function textOf({ path, headers, body }: WalletPost): string {
  const all = { host: 'bench', 'content-length': Buffer.byteLength(body), ...headers }
  const lines = Object.entries(all).map(([field, value]) => `${field}: ${value}`)
  return [`POST ${new URL(operator.url).pathname}/${path} HTTP/1.1`, ...lines, '', body].join(
    '\r\n',
  )
}

async function countOf(): Promise<number> {
  const rows = await db.run<{ count: bigint }>(
    'bench_count',
    'select count(*) as count from game_transaction',
    [],
  )
  return Number(rows[0]?.count)
}
