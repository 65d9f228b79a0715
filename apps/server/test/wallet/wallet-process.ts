import { pino } from 'pino'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { addPlayer, openWalletNode, seated } from './wallet-node.ts'

/**
 * A wallet to be killed, for wallet-kill.test.ts. Started with a PostgreSQL address or '' and a
 * folder, and how many players are seated.
 */
const [url = '', dataDir = '', players = '0'] = process.argv.slice(2)
const db = await openDatabase({ url: url || undefined, dataDir, log: pino({ level: 'silent' }) })
await migrate(db)
const node = await openWalletNode(db)
const tokens: string[] = []
for (let at = 0; at < Number(players); at++) {
  tokens.push(
    await node.sessions.open({ ...seated, playerId: await addPlayer(db, { real: 100_000 }) }),
  )
}
console.log(JSON.stringify({ url: node.url, tokens }))
