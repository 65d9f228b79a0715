import { registrationOf } from '#testkit/accounts.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { startPostgres } from '#testkit/postgres-server.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { type ManualClock, manualClock } from '../../apps/server/src/kit/clock.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'

const CALLS = 1000
const WARM_UP = 40
const TARGET_MS = 5
/** Longer than any limit on attempts remembers: every call is the first one. */
const PAUSE_MS = 3_600_000
const VERIFY =
  'mutation ($input: VerifyAccountRequestInput!) { verifyAccountRequest(input: $input) }'
const RESET =
  'mutation ($input: ResetPasswordRequestInput!) { resetPasswordRequest(input: $input) }'
const REGISTER =
  'mutation ($input: RegisterClassicInput!) { registerClassic(input: $input) { __typename } }'

/**
 * Makes one call about an e-mail address that has an account, or that has none. `count` makes each
 * address another one.
 */
type Call = (isKnown: boolean, count: number) => Promise<unknown>

/**
 * A5: how long an answer takes must not show who plays here. A thousand calls of each kind, about
 * known and unknown addresses in turns, through HTTP on PostgreSQL; the figure is how far the two
 * medians are apart.
 */
export async function benchSameTime(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true })
  const db = await openDatabase({ url: postgres.url, dataDir: '', log: openLog('silent') })
  await migrate(db)
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const casino = await openCasino({ db, clock, config: { trustedProxies: 1 } })
  try {
    const rows: BenchRow[] = []
    for (const [name, call] of Object.entries(await callsTo(casino)))
      rows.push(await measure(name, call, clock))
    return rows
  } finally {
    await casino.close()
    await postgres.stop()
  }
}

async function callsTo(casino: Casino): Promise<Record<string, Call>> {
  const known = casino.players[0]?.email ?? ''
  const sendQuery = (query: string, input: object, count: number) =>
    casino.query(query, { variables: { input }, headers: { 'x-forwarded-for': addressOf(count) } })
  const emailOf = (isKnown: boolean, count: number) =>
    isKnown ? known : `nobody-${count}@example.test`
  const used = await usedToken(casino)
  return {
    login: (isKnown, count) =>
      fetch(`${casino.url}/auth/login`, {
        method: 'POST',
        headers: { origin: casino.app.publicUrl, 'x-forwarded-for': addressOf(count) },
        body: new URLSearchParams({ username: emailOf(isKnown, count), password: 'Wrong-1' }),
      }).then((answer) => answer.text()),
    register: (isKnown, count) =>
      sendQuery(REGISTER, registrationOf({ email: emailOf(isKnown, count) }), count),
    'asking for a new password': (isKnown, count) =>
      sendQuery(
        RESET,
        { email: emailOf(isKnown, count), resetPasswordPath: '/?modal=change_password' },
        count,
      ),
    'verify, a used link or a guess': (isKnown, count) =>
      sendQuery(VERIFY, { token: isKnown ? used : `guess-${count}`.padEnd(43, 'x') }, count),
  }
}

async function measure(name: string, call: Call, clock: ManualClock): Promise<BenchRow> {
  const took = { known: [] as number[], unknown: [] as number[] }
  for (let count = -WARM_UP; count < CALLS; count++) {
    const isKnown = count % 2 === 0
    clock.advance(PAUSE_MS)
    const started = performance.now()
    await call(isKnown, count + WARM_UP)
    if (count >= 0) took[isKnown ? 'known' : 'unknown'].push(performance.now() - started)
  }
  const [known, unknown] = [median(took.known), median(took.unknown)]
  const value = Math.abs(known - unknown)
  return {
    name: `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, apart`,
    value,
    unit: 'ms',
    target: TARGET_MS,
    pass: value <= TARGET_MS,
  }
}

/** The token of a letter that was followed already. */
async function usedToken(casino: Casino): Promise<string> {
  await casino.query(REGISTER, {
    variables: { input: registrationOf({ email: 'reader@example.test' }) },
  })
  const letters = await casino.db.sql.selectFrom('letter').select('message').execute()
  const token =
    letters
      .map(({ message }) => JSON.stringify(message).match(/[?&]token=([\w-]+)/)?.[1])
      .find(Boolean) ?? ''
  const { errors } = await casino.query(VERIFY, { variables: { input: { token } } })
  if (errors) throw new Error('The link of the letter was not accepted.')
  return token
}

/** A household of its own for every call. */
function addressOf(count: number): string {
  return `203.0.${(count >> 8) & 255}.${count & 255}`
}
