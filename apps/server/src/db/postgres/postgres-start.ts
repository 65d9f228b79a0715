import pg from 'pg'
import { CannotOpen } from '../cannot-open.ts'

const OLDEST_MAJOR = 15

/** Settings that a connection requests from the server when it is opened. Milliseconds. */
export const SESSION_SETTINGS = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
} as const

interface Facts {
  version: number
  standby: boolean
  readonly: boolean
  pid: number
}

/**
 * Throws CannotOpen for a server that would refuse work later, or lose it, with one sentence that
 * names the remedy.
 */
export async function checkServer(url: string): Promise<void> {
  refuseSeveralHosts(url)
  const open: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'baize start',
      connectionTimeoutMillis: 10_000,
      ...SESSION_SETTINGS,
    })
    client.on('error', () => {})
    open.push(client)
    await client.connect()
    return client
  }
  try {
    const client = await connect()
    const facts = await queryFacts(client)
    refuseOld(facts.version)
    refuseReadOnly(facts)
    // A pooler answers with a number of its own, whatever its mode; only then is a second
    // connection worth its time.
    if ((client as unknown as { processID: number | null }).processID !== facts.pid)
      refusePooling(await isPooledByTransaction(client, connect))
  } catch (error) {
    throw error instanceof CannotOpen ? error : new CannotOpen(sentenceFor(error))
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => {})))
  }
}

/**
 * Throws CannotOpen for a server older than those that Baize is tested on. PostgreSQL writes
 * version 15.4 as 150004.
 */
export function refuseOld(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major < OLDEST_MAJOR)
    throw new CannotOpen(
      `The database that DATABASE_URL names is PostgreSQL ${major}: Baize needs ${OLDEST_MAJOR} or newer.`,
    )
}

export function refuseSeveralHosts(url: string): void {
  const authority = /^\w+:\/\/([^/?#]*)/.exec(url)?.[1] ?? ''
  const hosts = authority.slice(authority.lastIndexOf('@') + 1)
  if (hosts.includes(',') || /[?&]host=[^&]*(,|%2c)/i.test(url))
    throw new CannotOpen(
      'DATABASE_URL names several hosts, and Baize connects to one. Name the primary, or an address that always leads to it, such as a proxy’s.',
    )
}

export function refuseReadOnly({ standby, readonly }: Pick<Facts, 'standby' | 'readonly'>): void {
  if (standby)
    throw new CannotOpen(
      'The database that DATABASE_URL names is a standby, which cannot be written. Name the primary.',
    )
  if (readonly)
    throw new CannotOpen(
      'The database that DATABASE_URL names is read-only (default_transaction_read_only is on). Name one that can be written, or turn it off.',
    )
}

export function refusePooling(byTransaction: boolean): void {
  if (byTransaction)
    throw new CannotOpen(
      'DATABASE_URL leads to a pooler that changes the session between transactions, such as pgbouncer with pool_mode = transaction, which loses prepared statements and notifications. Set pool_mode = session, or name PostgreSQL itself.',
    )
}

/** A client for the test whether it keeps its session. */
export interface TestClient {
  query(text: string): Promise<{ rows: { pid: number }[] }>
}

/**
 * Returns whether a client loses its session at the end of a transaction: a second one that begins
 * a transaction is then given the session that the first has just used, or the first is given
 * another.
 */
export async function isPooledByTransaction(
  first: TestClient,
  connect: () => Promise<TestClient>,
): Promise<boolean> {
  const pidOf = async (client: TestClient) =>
    (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid
  const second = await connect()
  const before = await pidOf(first)
  try {
    await second.query('begin')
  } catch {
    // A pooler that changes it between statements takes no transaction at all.
    return true
  }
  const isTaken = (await pidOf(second)) === before
  return isTaken || (await pidOf(first)) !== before
}

async function queryFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as standby,
            current_setting('default_transaction_read_only') = 'on' as readonly, pg_backend_pid() as pid`,
  )
  return rows[0] as Facts
}

/** The address may hold a password, so only the problem is reported. */
function sentenceFor(error: unknown): string {
  const reason = error instanceof AggregateError ? error.errors[0] : error
  const message = reason instanceof Error ? reason.message : String(reason)
  const names = Object.keys(SESSION_SETTINGS)
  if (message.includes('unsupported startup parameter'))
    return `DATABASE_URL leads to pgbouncer, which refuses a setting of ours (${message}). Name PostgreSQL itself; or, with pool_mode = session, let it ignore_startup_parameters = ${names.join(', ')}, and set both for the role.`
  return `The database that DATABASE_URL names cannot be used: ${message}.`
}
