import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { balances } from '../../apps/server/src/ledger/accounts.ts'
import { hashPassword } from '../../apps/server/src/players/passwords/password-hash.ts'
import { buildWhatIsStale } from '../../scripts/build.ts'
import { seatPlayers } from '../seat-players.ts'
import { openBalancer } from './balancer.ts'
import { openDatabasePair } from './database-pair.ts'
import { type Followers, followBalances } from './followers.ts'
import { newSecrets, openNode } from './nodes.ts'
import { type EventRow, printEvents, rowOfEvent } from './report.ts'
import { playRounds, type Rounds } from './rounds.ts'
import { visitPages } from './visits.ts'

/**
 * Two production nodes behind a load balancer, on a PostgreSQL with a synchronous standby, under
 * load through restarts, kills and a failover: `npm run soak`, or `npm run soak -- --cycles 10` for
 * longer. Ends with code 1 when anything acknowledged was lost, was done twice, or was answered
 * wrongly.
 */
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '1' } } })
const cycles = Number(values.cycles)
if (!Number.isInteger(cycles) || cycles < 1 || cycles > 100) {
  console.error('--cycles takes a whole number from 1 to 100; one takes about two minutes.')
  process.exit(2)
}
const PLAYERS = 24
const FOLLOWERS = 8
const OPENING = 100_000_000n
const PASSWORD = 'soak-Password-1'
/** Between two events, so that each is seen by itself. */
const CALM_MS = 8000
const NEWS_WITHIN_MS = 5000

await buildWhatIsStale(console.error)
const folder = mkdtempSync(join(tmpdir(), 'baize-soak-'))
const print = (text: string) => console.error(text)
const pair = await openDatabasePair()
const secrets = newSecrets()
const nodes = [
  await openNode('a', folder, { ...secrets, DATABASE_URL: pair.url }),
  await openNode('b', folder, { ...secrets, DATABASE_URL: pair.url }),
] as const
try {
  process.exitCode = await soak()
} finally {
  for (const node of nodes) await node.kill()
  await pair.close()
  if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true })
  else print(`The nodes' logs are in ${folder}.`)
}

async function soak(): Promise<number> {
  print('Starting two nodes on a PostgreSQL with a standby…')
  for (const node of nodes) await node.start()
  const log = openLog('fatal')
  const db = await openDatabase({ url: pair.url, dataDir: folder, log })
  const seated = await seatPlayers(db, {
    count: PLAYERS,
    opening: OPENING,
    passwordHash: await hashPassword(PASSWORD, ''),
  })
  await db.close()
  const balancer = await openBalancer(nodes.map(({ port }) => port))
  const followers = followBalances(balancer.url, seated.slice(0, FOLLOWERS), PASSWORD)
  const rounds = playRounds(balancer.url, secrets.STUDIO_SECRET, seated, OPENING)
  const visits = visitPages(balancer.url)
  const rows: EventRow[] = []

  const event = async (name: string, work: () => Promise<unknown>) => {
    print(`${name}…`)
    const from = performance.now()
    await work()
    await wait(CALM_MS)
    rows.push(rowOfEvent(name, rounds.answered, { from, to: performance.now() }))
  }

  for (let cycle = 1; cycle <= cycles; cycle++) {
    await event('calm', async () => {})
    await event('rolling restart of both nodes', async () => {
      for (const node of nodes) {
        await node.stop()
        await node.start()
        await wait(1000)
      }
    })
    await event('kill -9 of node a', async () => {
      await nodes[0].kill()
      await wait(1000)
      await nodes[0].start()
    })
    await event('kill -9 of PostgreSQL', () => pair.killPrimary())
    await event('a standby is added', () => pair.addStandby())
    await event('failover to the standby', () => pair.failOver())
  }
  print('Ending the load, and looking at what it left…')
  await rounds.stop()
  await visits.stop()
  const problems = await problemsOf(rounds, followers, visits.failed())
  followers.stop()
  await balancer.close()
  console.log(printEvents(rows))
  const { length } = rounds.answered
  console.log(
    `\n${length} rounds answered, ${visits.seen()} pages seen, ${followers.opened()} sockets opened by ${FOLLOWERS} followers.`,
  )
  console.log(
    problems.length === 0 ? 'Nothing was lost, done twice or told wrongly.' : problems.join('\n'),
  )
  return problems.length === 0 ? 0 : 1
}

async function problemsOf(
  rounds: Rounds,
  followers: Followers,
  failedVisits: readonly string[],
): Promise<string[]> {
  const problems = [...rounds.wrong.map((each) => `A round was answered with ${each}.`)]
  problems.push(...followers.refused.map((each) => `A sign-in was refused: ${each}.`))
  problems.push(...failedVisits.map((each) => `A page was answered with ${each}.`))
  const expected = rounds.expected()
  const db = await openDatabase({ url: pair.url, dataDir: folder, log: openLog('fatal') })
  const stored = await balances(db, [...expected.keys()])
  await db.close()
  for (const [playerId, cents] of expected) {
    const has = stored.get(playerId)?.real
    if (has !== cents) problems.push(`${playerId} has ${has} cents, and should have ${cents}.`)
  }
  const deadline = performance.now() + NEWS_WITHIN_MS
  const isBehind = () =>
    [...followers.lastCents].filter(([playerId, cents]) => expected.get(playerId) !== cents)
  while (
    performance.now() < deadline &&
    (followers.lastCents.size < FOLLOWERS || isBehind().length > 0)
  )
    await wait(100)
  if (followers.lastCents.size < FOLLOWERS)
    problems.push(`Only ${followers.lastCents.size} of ${FOLLOWERS} followers were told a balance.`)
  for (const [playerId, cents] of isBehind())
    problems.push(`${playerId} was told ${cents} cents, and has ${expected.get(playerId)}.`)
  // spawnSync would stop this process, which serves the address of the database.
  const verify = promisify(execFile)(process.execPath, ['scripts/ledger-verify.ts'], {
    env: { ...process.env, DATABASE_URL: pair.url },
  })
  await verify.catch((error: { stdout: string; stderr: string }) =>
    problems.push(`ledger:verify:\n${error.stdout}${error.stderr}`),
  )
  return problems
}
