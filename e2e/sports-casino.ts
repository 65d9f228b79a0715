import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServers } from './start-servers.ts'
import type { Servers } from './story-test.ts'

const MARKETS = join(import.meta.dirname, '../apps/server/src/markets/files')

/** Opens a casino whose sportsbook is of another kind. */
export async function openWith(
  provider: string,
  settings: Record<string, string> = {},
): Promise<{ servers: Servers; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-markets-'))
  cpSync(MARKETS, folder, { recursive: true })
  const file = join(folder, 'market.yaml')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^sportsProvider: .*$/m, `sportsProvider: ${provider}`),
  )
  const own = await startServers({ MARKETS_DIR: folder, ...settings })
  return {
    servers: JSON.parse(own.ready) as Servers,
    async close() {
      await own.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
