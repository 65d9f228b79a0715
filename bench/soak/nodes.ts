import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#testkit/free-port.ts'
import { firstJson } from '../tools.ts'

/** Where players reach the casino; a balancer that speaks TLS would stand there. */
export const PUBLIC_URL = 'https://casino.example'

/** A process of the casino in production, always on the same port. */
export interface CasinoNode {
  port: number
  start(): Promise<void>
  /** Ends it with SIGTERM and answers how long that took, in milliseconds. */
  stop(): Promise<number>
  kill(): Promise<void>
}

/** The secrets that all nodes share, new for each run. */
export function newSecrets() {
  const names = ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET'] as const
  return Object.fromEntries(
    names.map((name) => [name, randomBytes(32).toString('base64url')]),
  ) as Record<(typeof names)[number], string>
}

export async function openNode(
  name: string,
  folder: string,
  env: Record<string, string>,
): Promise<CasinoNode> {
  const port = await freePort()
  let child: ChildProcess | null = null

  async function end(signal: NodeJS.Signals): Promise<number> {
    const ended = child
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return 0
    const started = performance.now()
    const gone = once(ended, 'exit')
    ended.kill(signal)
    await gone
    return performance.now() - started
  }

  return {
    port,
    async start() {
      const log = openSync(join(folder, `${name}.log`), 'a')
      const settings = {
        ...env,
        PORT: String(port),
        DATA_DIR: join(folder, name),
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '1',
      }
      const started = spawn(process.execPath, ['apps/server/src/main.ts'], {
        env: { ...process.env, ...settings, NODE_ENV: 'production', PUBLIC_URL },
        stdio: ['ignore', 'pipe', log],
      })
      closeSync(log)
      child = started
      await firstJson(started, `node ${name}`)
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
