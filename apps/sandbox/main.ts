import { openSandbox } from './sandbox.ts'

// The stand-ins as a process of their own. The one line that it prints names the address on which
// it listens, for its starter.
const sandbox = await openSandbox({
  port: Number(process.env.SANDBOX_PORT ?? 3001),
  dataDir: process.env.DATA_DIR ?? './data',
  casinoUrl: process.env.CASINO_URL ?? 'http://localhost:3000',
  ...(process.env.SANDBOX_URL ? { publicUrl: process.env.SANDBOX_URL } : {}),
  studio: {
    artDir: process.env.ART_DIR,
    ...(process.env.STUDIO_GAMES ? { gameCount: countOf('STUDIO_GAMES') } : {}),
  },
  cashier: { isDown: process.env.CASHIER_DOWN === 'true' },
  book: { hasPanel: process.env.BOOK_PANEL === 'true' },
  secrets: {
    studio: needed('STUDIO_SECRET'),
    cashier: needed('CASHIER_SECRET'),
    mail: needed('MAIL_SECRET'),
    chat: needed('CHAT_SECRET'),
  },
}).catch(giveUp)
console.log(JSON.stringify({ sandbox: sandbox.url }))

let closing = false
const close = async () => {
  if (closing) return
  closing = true
  await sandbox.close()
  process.exit(0)
}
// A starter that died without a signal must not leave this process behind.
for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, close)
// A terminal sends these signals to all of its processes at once. The process that started this one
// ends it after the casino has stopped.
const wasStarted = process.connected
for (const signal of ['SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => wasStarted || void close())

/** A full disk, a port that was taken meanwhile: one sentence, as from the casino. */
function giveUp(error: unknown): never {
  console.error(
    `The stand-ins could not be opened: ${error instanceof Error ? error.message : error}.`,
  )
  process.exit(1)
}

function countOf(name: string): number {
  const count = Number(process.env[name])
  if (Number.isSafeInteger(count) && count > 0) return count
  console.error(`${name} must be a number of games, not "${process.env[name]}".`)
  process.exit(1)
}

function needed(name: string): string {
  const value = process.env[name]
  if (value) return value
  console.error(`The sandbox needs ${name}, the secret it shares with the casino.`)
  process.exit(1)
}
