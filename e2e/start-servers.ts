import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { makeDataDir } from '#testkit/database.ts'

export interface StartedServers {
  /** The line that `npm start -- --json` prints. */
  ready: string
  dataDir: string
  close(): Promise<void>
}

/**
 * Opens the whole casino, as `npm start` does, with some settings of its own. Its data directory is
 * empty, or has empty tables, which take longer to make than what is written into them.
 */
export async function startServers(
  settings: Record<string, string> = {},
  { isFirstStart = false } = {},
): Promise<StartedServers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-e2e-'))
  if (!isFirstStart) await makeDataDir(join(dataDir, 'database'))
  writeFileSync(providersOffIn(dataDir), '')
  const usual = {
    ...{ PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    GAME_PROVIDERS_OFF_PATH: providersOffIn(dataDir),
  }
  // What one casino has made is kept for the next: code that Node has compiled, a fifth of what
  // opening costs, and pictures.
  const kept = { NODE_COMPILE_CACHE: resolve('.cache/compiled'), ART_DIR: resolve('.cache/art') }
  const servers = spawn(process.execPath, ['scripts/start.ts', '--json'], {
    env: { ...process.env, ...kept, ...usual, ...secretsIn(dataDir), ...settings },
    // It closes when this process has ended, however that was.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ready = await new Promise<string>((done, failed) => {
    const output = servers.stdout && createInterface(servers.stdout)
    output?.on('line', (line) => line.startsWith('{') && done(line))
    servers.on('exit', (code) =>
      failed(new Error(`npm start ended with code ${code} before the casino was open`)),
    )
  })
  return {
    ready,
    dataDir,
    async close() {
      // Ctrl-C reaches it as well as the one that has started it.
      if (servers.exitCode === null && servers.signalCode === null) {
        const gone = once(servers, 'exit')
        servers.kill('SIGTERM')
        await gone
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The file that names the game providers that are switched off. */
export function providersOffIn(dataDir: string): string {
  return join(dataDir, 'providers-off')
}

/** Each in a file, as operators keep them: the casino and the stand-ins must read the same. */
function secretsIn(folder: string): Record<string, string> {
  const names = ['STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CHAT_SECRET']
  const place = (name: string) => join(folder, name.toLowerCase())
  for (const name of names) writeFileSync(place(name), `${name} of this servers\n`)
  return Object.fromEntries(names.map((name) => [`${name}_FILE`, place(name)]))
}
