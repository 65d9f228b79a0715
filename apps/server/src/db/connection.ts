import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { arrayLiteral } from './array-literal.ts'
import { asDatabaseDown } from './database-down.ts'
import type { Tables } from './tables.ts'

interface Statement {
  /** A statement with a name is prepared once a connection. */
  name?: string
  text: string
  values?: readonly unknown[]
}

/** A statement with everything that `Tx.run` requires. */
export type PreparedStatement = Required<Statement>

/** One session with the database, held until it is released. */
export interface Connection {
  query(statement: Statement): Promise<pg.QueryResult>
  /** `broken`: this session must not be used again. */
  release(broken?: boolean): void
}

const INT8 = 20
const INT8_ARRAY = 1016

const setParser: (oid: number, parse: (text: string) => unknown) => void = pg.types.setTypeParser

// Money is bigint wherever it comes from: pg would give strings.
setParser(INT8, BigInt)
setParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt)))

/**
 * Sends statements one after the other, which pg requires of its callers, and names the errors that
 * are not about the statement.
 */
export function connectionOver(
  client: pg.ClientBase,
  release: (broken?: boolean) => void,
): Connection {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query(statement) {
      const answer = last.then(() => send(client, statement))
      last = answer.catch(() => {})
      return answer
    },
    release,
  }
}

/**
 * Returns a connection over a client that pipelines: statements that do not wait for each other are
 * sent together, in one packet.
 */
export function pipelinedOver(client: pg.Client, release: (broken?: boolean) => void): Connection {
  const { stream } = client.connection
  return {
    query(statement) {
      stream.cork()
      process.nextTick(() => stream.uncork())
      return send(client, statement)
    },
    release,
  }
}

async function send(
  client: pg.ClientBase,
  { name, text, values }: Statement,
): Promise<pg.QueryResult> {
  try {
    return await client.query({
      text,
      ...(name && { name }),
      ...(values && { values: written(values) }),
    })
  } catch (error) {
    throw asDatabaseDown(error)
  }
}

/** The values as they are sent; throws for what cannot be written. */
export function written(values: readonly unknown[]): unknown[] {
  return values.map((value) => (Array.isArray(value) ? (arrayLiteral(value) ?? value) : value))
}

/** Kysely requires a pool of pg clients; of a client it uses only what a connection has. */
export function kyselyOver(take: () => Promise<Connection>): Kysely<Tables> {
  const pool = {
    connect: async () => {
      const connection = await take()
      return {
        query: (text: string, values: readonly unknown[]) => connection.query({ text, values }),
        release: () => connection.release(),
      }
    },
    end: async () => {},
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}
