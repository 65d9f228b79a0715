import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Opens the whole house once for all stories, as `npm start` does, in an empty data directory, and closes it in the end. A house that
 * is open already is used when BAIZE_HOUSE holds what `npm start -- --json` printed.
 */
export default async function openHouse(): Promise<() => Promise<void>> {
  if (process.env.BAIZE_HOUSE) return async () => {}
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-e2e-'))
  const house = spawn(process.execPath, ['scripts/start.ts', '--json'], {
    env: { ...process.env, PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', STUDIO_MINIMUM_ROUND_MS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = await new Promise<string>((done, failed) => {
    createInterface(house.stdout).on('line', (line) => line.startsWith('{') && done(line))
    house.on('exit', (code) => failed(new Error(`npm start ended with code ${code} before the casino was open`)))
  })
  process.env.BAIZE_HOUSE = ready
  return async () => {
    const gone = once(house, 'exit')
    house.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
}
