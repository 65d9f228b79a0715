import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServers } from './start-servers.ts'
import type { Servers } from './story-test.ts'

const MARKETS = join(import.meta.dirname, '../apps/server/src/markets/files')

/** Opens a casino whose sportsbook is of another kind, and perhaps some more of what is decided. */
export async function openWith(
  provider: string,
  settings: Record<string, string> = {},
  decide: (marketsFolder: string) => void = () => {},
): Promise<{ servers: Servers; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-markets-'))
  cpSync(MARKETS, folder, { recursive: true })
  const file = join(folder, 'market.yaml')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^sportsProvider: .*$/m, `sportsProvider: ${provider}`),
  )
  decide(folder)
  const own = await startServers({ MARKETS_DIR: folder, ...settings })
  return {
    servers: JSON.parse(own.ready) as Servers,
    async close() {
      await own.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A vendor on an address of its own, whose script writes into the page what it was opened with. */
export async function openVendor() {
  const script = `window.BTRenderer = class {
    initialize({ target, brand_id, themeName, lang }) {
      fetch(new URL('/feed', 'ORIGIN')).then((answer) => answer.text()).then((feed) => {
        target.textContent = [brand_id, themeName, lang, feed].join(' ')
      })
    }
    updateOptions() {}
    kill() {}
  }`
  const server = createServer(({ url, headers }, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', url === '/feed' ? 'text/plain' : 'text/javascript')
    response.end(
      url === '/feed' ? 'all prices' : script.replace('ORIGIN', `http://${headers.host}`),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
