import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface CasinoOrder {
  /** Absent for the embedded database in `dataDir`. */
  url?: string | undefined
  dataDir: string
  port: number
  secret: string
  /** Number of new players that it seats, and the balance of each in minor units. */
  players: number
  opening: number
}

export interface BookOrder {
  dataDir: string
  casinoUrl: string
  secret: string
  port: number
  aheadMs: number
}

export interface Victim {
  /** Facts that it printed when it was ready. */
  facts: { tokens?: string[] }
  /** kill -9. */
  kill(): Promise<void>
}

export const startCasino = (order: CasinoOrder) =>
  start(new URL('./casino-process.ts', import.meta.url), order)
export const startBook = (order: BookOrder) =>
  start(new URL('../../testkit/book-process.ts', import.meta.url), order)

async function start(file: URL, order: object): Promise<Victim> {
  const args = ['--disable-warning=ExperimentalWarning', fileURLToPath(file), JSON.stringify(order)]
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('no output to read')
  const gone = once(child, 'exit')
  const early = gone.then(([code, signal]) => {
    throw new Error(`${file.pathname} ended by itself (${code ?? signal})`)
  })
  early.catch(() => {})
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), early])
  return {
    facts: JSON.parse(String(line)),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
