import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'

/** A PostgreSQL with a synchronous standby, behind one address that always leads to the primary. */
export interface DatabasePair {
  /** URL that stays the same, whichever server answers. */
  url: string
  /** Ends the primary with SIGKILL and starts it again. */
  killPrimary(): Promise<void>
  /**
   * Ends the primary with SIGKILL, promotes the standby and leads all nodes to it. A new standby is
   * made by `addStandby`.
   */
  failOver(): Promise<void>
  /** Gives the primary a standby that confirms each commit, so that a failover loses none. */
  addStandby(): Promise<void>
  close(): Promise<void>
}

const SETTINGS = {
  wal_level: 'replica',
  max_wal_senders: '5',
  wal_keep_size: '256MB',
  shared_buffers: '128MB',
}

export async function openDatabasePair(): Promise<DatabasePair> {
  let primary = await startPostgres({ durable: true, settings: SETTINGS })
  let standby: PostgresServer | null = null
  const sockets = new Set<Socket>()
  // Like the address of a managed database: clients keep it, and it leads to another server after a
  // failover.
  const address = createServer((client) => {
    const server = connect(join(primary.host, `.s.PGSQL.${primary.port}`))
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => {})
    }
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    client.pipe(server).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(address, 'listening')
  const { port } = address.address() as AddressInfo

  return {
    url: `postgres://baize@127.0.0.1:${port}/postgres`,
    async killPrimary() {
      await primary.kill()
      await primary.restart()
    },
    async failOver() {
      if (!standby) throw new Error('There is no standby to fail over to.')
      const lost = primary
      await lost.kill()
      await standby.promote()
      primary = standby
      standby = null
      for (const socket of sockets) socket.destroy()
      await lost.stop()
    },
    async addStandby() {
      standby = await startPostgres({ durable: true, settings: SETTINGS, standbyOf: primary })
      await run(primary.url, "alter system set synchronous_standby_names = '*'")
      await run(primary.url, 'select pg_reload_conf()')
    },
    async close() {
      address.close()
      for (const socket of sockets) socket.destroy()
      await standby?.stop()
      await primary.stop()
    },
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
