import { test as base, expect, type Page } from '@playwright/test'
import type { OutboxMessage } from '#contracts/mail-api.ts'
import { startServers } from './start-servers.ts'

export interface Servers {
  casino: string
  sandbox: string
  mail: string
  players: { email: string; password: string }[]
}

/** A casino that the stories have opened themselves. */
interface OperatedServers extends Servers {
  dataDir: string
}

interface OncePerWorker {
  /** Opened by `npm start`, unless BAIZE_SERVERS holds what `npm start -- --json` has printed. */
  servers: Servers
  /** That casino with its folder, for stories in which an operator decides something. */
  operated: OperatedServers
  opened: Servers & Partial<OperatedServers>
}

interface Fixtures {
  /** The newest letter to this address; waits for it. */
  letterTo(email: string): Promise<OutboxMessage>
}

/**
 * A page in which every uncaught error, and every break of the Content-Security-Policy, fails the
 * story.
 */
export const test = base.extend<Fixtures, OncePerWorker>({
  opened: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      // The first of a run begins as a casino's first start does: making the database takes as long
      // as all else.
      const isFirstStart = workerIndex === 0
      const own = process.env.BAIZE_SERVERS ? null : await startServers({}, { isFirstStart })
      const ready = JSON.parse(own?.ready ?? process.env.BAIZE_SERVERS ?? '{}') as Servers
      await use(own ? { ...ready, dataDir: own.dataDir } : ready)
      await own?.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  servers: [({ opened }, use) => use(opened), { scope: 'worker' }],
  operated: [
    async ({ opened: { dataDir, ...opened } }, use) => {
      if (!dataDir) throw new Error('An open casino of which no folder is known.')
      await use({ ...opened, dataDir })
    },
    { scope: 'worker' },
  ],
  letterTo: async ({ servers, request }, use) => {
    await use(async (email) => {
      let letter: OutboxMessage | undefined
      await expect
        .poll(
          async () => {
            const letters = (await (
              await request.get(servers.mail, { headers: { accept: 'application/json' } })
            ).json()) as OutboxMessage[]
            letter = letters.find(({ to }) => to === email)
            return letter !== undefined
          },
          { message: `a letter to ${email}` },
        )
        .toBe(true)
      return letter as OutboxMessage
    })
  },
  page: async ({ page }, use) => {
    const problems = watch(page)
    await use(page)
    expect(problems, 'the page threw no error and broke no policy').toEqual([])
  },
})

export { expect }

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(message.text()))
      problems.push(message.text())
  })
  return problems
}
