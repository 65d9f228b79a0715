import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { systemClock } from '../src/kit/clock.ts'
import { DatabaseDown } from '../src/kit/refusal.ts'
import { house, openPurses, purse, world } from '../src/ledger/accounts.ts'
import { openLedger } from '../src/ledger/ledger.module.ts'
import { mustPost, type Transfer } from '../src/ledger/post.ts'

/**
 * A process to be killed: it bets without an end, and prints on stdout what was acknowledged ('ack
 * {client} {number} {status}'). Started as
 * `node ledger-load.ts '{"url"|"dataDir": …, "next": [number of each client's next bet]}'`. Each
 * client sends its last acknowledged bet once more, as a provider does that did not get the answer.
 */
interface Order {
  url?: string
  dataDir: string
  next: number[]
}

const order = JSON.parse(process.argv[2] ?? '') as Order
const log = pino({ level: 'silent' })
const print = (line: string) =>
  new Promise<void>((done) => process.stdout.write(`${line}\n`, () => done()))

const started = performance.now()
const db = await openDatabase({ url: order.url, dataDir: order.dataDir, log })
await migrate(db)
await db.transaction(async (tx) => {
  for (const client of order.next.keys()) {
    await openPurses(tx, `k${client}`, 'EUR')
    await mustPost(
      tx,
      move(`opening/${client}`, world('bank', 'EUR'), purse(`k${client}`, 'real'), 1_000_000n),
    )
  }
})
await print(`ready ${Math.round(performance.now() - started)}`)

const ledger = openLedger({ db, clock: systemClock, log })
await Promise.all(order.next.map(play))

async function play(next: number, client: number): Promise<void> {
  for (let at = Math.max(0, next - 1); ; ) {
    try {
      const { status } = await ledger.postSoon(
        move(`kill/${client}/${at}`, purse(`k${client}`, 'real'), house('games', 'EUR'), 1n),
      )
      await print(`ack ${client} ${at} ${status}`)
      at++
    } catch (error) {
      if (!(error instanceof DatabaseDown)) throw error
      await wait(20)
    }
  }
}

function move(key: string, from: string, to: string, amount: bigint): Transfer {
  return {
    key,
    kind: 'test',
    postings: [{ from, to, amount, currency: 'EUR' }],
    madeAt: systemClock.now(),
  }
}
