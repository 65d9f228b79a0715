import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { openCashier } from '../../sandbox/cashier/cashier.ts'

export interface CashierStandIn {
  /** Where the cashier is, without a slash at the end. */
  url: string
  /** Makes it misbehave; nothing at all makes it behave. */
  behave(how?: Record<string, unknown>): Promise<void>
  /** Returns the callbacks that it has sent, or will send, about a payment of the casino. */
  callbacks(reference: string): Callback[]
  /** Stops it and starts it again with what it has written down. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface Callback {
  message: string
  state: string
  /** Number of times that it was sent without success. */
  refused: number
  /** Answered with 2xx. */
  isTaken: boolean
}

/** The cashier of the sandbox by itself, on this port (a free one when left out). */
export async function openCashierStandIn({
  secret,
  port = 0,
}: {
  secret: string
  port?: number
}): Promise<CashierStandIn> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-cashier-'))
  let open = await start(port)

  async function start(on: number) {
    const app = new Hono()
    const server = createAdaptorServer({ fetch: app.fetch }) as Server
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const party = openCashier({
      dataDir,
      publicUrl: origin,
      casinoUrl: 'http://casino.invalid',
      secret,
    })
    app.route('/cashier', party.app)
    return { server, party, origin }
  }

  async function stop(): Promise<void> {
    open.server.closeAllConnections()
    await new Promise((done) => open.server.close(done))
    await open.party.close()
  }

  return {
    url: `${open.origin}/cashier`,
    async behave(how = { reset: true }) {
      const answer = await fetch(`${open.origin}/cashier/panel`, {
        method: 'POST',
        body: JSON.stringify(how),
        headers: { connection: 'close' },
      })
      if (!answer.ok) throw new Error(`The cashier does not do that: ${await answer.text()}`)
    },
    callbacks(reference) {
      const file = new DatabaseSync(join(dataDir, 'cashier.sqlite'), { readOnly: true })
      const sent =
        file.prepare(`select id as message, json_extract(body, '$.payment.state') as state, tries as refused, delivered_at
        from delivery where json_extract(body, '$.payment.reference') = ? order by due_at, id, copy`)
      const rows = sent.all(reference)
      file.close()
      return rows.map(
        ({ delivered_at, ...row }) => ({ ...row, isTaken: delivered_at !== null }) as Callback,
      )
    },
    async restart() {
      const { port: same } = open.server.address() as AddressInfo
      await stop()
      open = await start(same)
    },
    async close() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
