import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { systemClock } from '../../apps/server/src/kit/clock.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { house, openPurses, purse, world } from '../../apps/server/src/ledger/accounts.ts'
import { openLedger } from '../../apps/server/src/ledger/ledger.module.ts'
import { post, type Transfer } from '../../apps/server/src/ledger/post.ts'

const PLAYERS = 10_000
const OPENING = 1_000_000_000n

export interface Load {
  betsPerSecond: number
  /** Least wait of the slowest hundredth of the bets, in ms. */
  p99Ms: number
}

/** A ledger with 10,000 players who can pay. */
export async function openBench(where: { url?: string; dataDir: string }) {
  const log = openLog('error')
  const db = await openDatabase({ ...where, log })
  await migrate(db)
  for (let first = 0; first < PLAYERS; first += 1_000) {
    await db.transaction(async (tx) => {
      const ids = Array.from({ length: 1_000 }, (_, at) => playerId(first + at))
      for (const id of ids) await openPurses(tx, id, 'EUR')
      await post(
        tx,
        ids.map((id) => bet(`opening/${id}`, world('bank', 'EUR'), purse(id, 'real'), OPENING)),
      )
    })
  }
  let runs = 0

  /**
   * Keeps `waiting` bets of random players on their way for `ms` milliseconds, each with a key of
   * its own.
   */
  async function measure(waiting: number, ms: number): Promise<Load> {
    const ledger = openLedger({ db, clock: systemClock, log })
    const run = ++runs
    const took: number[] = []
    const started = performance.now()

    async function client(name: number): Promise<void> {
      for (let at = 0; performance.now() - started < ms; at++) {
        const sent = performance.now()
        const from = purse(playerId(Math.floor(Math.random() * PLAYERS)), 'real')
        const { status } = await ledger.postSoon(
          bet(`round/${run}/${name}/${at}`, from, house('games', 'EUR'), 1n),
        )
        if (status !== 'posted') throw new Error(`A bet of the bench was answered ${status}.`)
        took.push(performance.now() - sent)
      }
    }

    await Promise.all(Array.from({ length: waiting }, (_, name) => client(name)))
    const seconds = (performance.now() - started) / 1_000
    await ledger.close()
    took.sort((a, b) => a - b)
    return {
      betsPerSecond: took.length / seconds,
      p99Ms: took[Math.floor(took.length * 0.99)] ?? 0,
    }
  }

  return {
    measure,
    checkpoint: () => db.run('checkpoint', 'checkpoint', []),
    close: () => db.close(),
  }
}

const playerId = (at: number) => `bench${at}`

function bet(key: string, from: string, to: string, amount: bigint): Transfer {
  return {
    key,
    kind: 'bench',
    postings: [{ from, to, amount, currency: 'EUR' }],
    madeAt: systemClock.now(),
  }
}
