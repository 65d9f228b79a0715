import { openSandbox } from './sandbox.ts'

// The stand-ins as a process of their own. The one line it prints tells whoever started it where it listens.
const sandbox = await openSandbox({
  port: Number(process.env['SANDBOX_PORT'] ?? 3001),
  dataDir: process.env['DATA_DIR'] ?? './data',
  casinoUrl: process.env['CASINO_URL'] ?? 'http://localhost:3000',
  ...(process.env['SANDBOX_URL'] ? { publicUrl: process.env['SANDBOX_URL'] } : {}),
  secrets: { studio: needed('STUDIO_SECRET'), cashier: needed('CASHIER_SECRET'), mail: needed('MAIL_SECRET') },
})
console.log(JSON.stringify({ sandbox: sandbox.url }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => sandbox.close().then(() => process.exit(0)))
}

function needed(name: string): string {
  const value = process.env[name]
  if (value) return value
  console.error(`The sandbox needs ${name}, the secret it shares with the casino.`)
  process.exit(1)
}
