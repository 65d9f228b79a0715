import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { openPageSockets, type SocketPlace } from '../../http/page-sockets.ts'
import type { PlayAnswer } from '../play-view.ts'
import { lineOf } from '../rounds/seats.ts'
import type { Round, Session } from '../studio.store.ts'
import { nameAt } from './table-seats.ts'
import type { CrowdedTable, Listener, Tables } from './tables.ts'

export interface TableSocketOptions {
  tables: Tables
  /** The tables on offer. */
  tableIds: readonly string[]
  /** Returns the session with this id, when `key` is that of its page; null otherwise. */
  findSession(id: string, key: string): Session | null
  answer(sessionId: string, round: Round): PlayAnswer
}

const MOST_OF_A_SESSION = 4
const LONGEST_MESSAGE_B = 1_024
/**
 * Most messages of one socket. The studio's page sends one, and another after each pause, so it
 * stays far below.
 */
const MOST_MESSAGES = 20
const SPEAK_WITHIN_MS = 10_000
/**
 * Most bytes that a socket may not have read. One with more is closed; its page connects again and
 * gets the present state of the table.
 */
const MOST_BEHIND_B = 256_000
const NOT_FOR_YOU = 1008
const UNREADABLE = 1007

const text = v.pipe(v.string(), v.maxLength(128))
const hello = v.union([
  v.object({ join: text, key: text }),
  v.object({ watch: v.literal('tables') }),
])

/**
 * Reports what happens at live tables. `{"join": session, "key": key of its page}` is answered with
 * `{"me": …}`, the name of its player at the table, and `{"table": …}`, again with each change, and
 * with `{"you": …}` when a bet of that session has come to its end. `{"watch": "tables"}`, which
 * every caller may send, is answered with `{"news": …}` of each table. Bets are placed by requests,
 * not here: a socket only sends.
 */
export function openTableSocket({
  tables,
  tableIds,
  findSession,
  answer,
}: TableSocketOptions): SocketPlace {
  const sockets = openPageSockets({
    longestMessageB: LONGEST_MESSAGE_B,
    mostBehindB: MOST_BEHIND_B,
    onConnection,
  })
  const { send } = sockets
  const bySession = new Map<string, number>()
  const textOf = openTextOnce()

  function listen(socket: WebSocket, given: v.InferOutput<typeof hello>): (() => void) | null {
    if ('watch' in given) return watchAll(socket)
    const session = findSession(given.join, given.key)
    const count = bySession.get(given.join) ?? 0
    if (!session || count >= MOST_OF_A_SESSION) return null
    bySession.set(session.id, count + 1)
    const listener: Listener = {
      onTable: (table) => send(socket, textOf(table)),
      onPaid: (round) =>
        round.sessionId === session.id &&
        send(socket, Buffer.from(JSON.stringify({ you: answer(session.id, round) }))),
    }
    const leave = tables.join(session.gameId, lineOf(session), listener)
    send(socket, Buffer.from(JSON.stringify({ me: nameAt(session.gameId, lineOf(session)) })))
    send(socket, textOf(tables.viewOf(session.gameId)))
    return () => {
      leave()
      const left = (bySession.get(session.id) ?? 1) - 1
      if (left > 0) bySession.set(session.id, left)
      else bySession.delete(session.id)
    }
  }

  function watchAll(socket: WebSocket): () => void {
    const notify: NonNullable<Listener['onNews']> = (news) =>
      send(socket, Buffer.from(JSON.stringify({ news: [news] })))
    const stop = tables.watch(tableIds, { onNews: notify })
    send(socket, Buffer.from(JSON.stringify({ news: tableIds.map(tables.newsOf) })))
    return stop
  }

  function onConnection(socket: WebSocket): void {
    let stop: (() => void) | null = null
    let messages = 0
    const patience = setTimeout(
      () => stop ?? socket.close(NOT_FOR_YOU, 'say what you want to hear'),
      SPEAK_WITHIN_MS,
    )
    socket.on('close', () => {
      clearTimeout(patience)
      stop?.()
      stop = null
    })
    socket.on('message', (data) => {
      messages += 1
      if (messages > MOST_MESSAGES) return socket.close(NOT_FOR_YOU, 'too many messages')
      const given = readHello(String(data))
      if (given === null)
        return socket.close(UNREADABLE, 'send {"join": …, "key": …} or {"watch": "tables"}')
      stop?.()
      stop = listen(socket, given)
      if (!stop) socket.close(NOT_FOR_YOU, 'no such session')
    })
  }

  return sockets
}

/** Returns a function that makes the text of a view once for all sockets of a table. */
function openTextOnce(): (table: CrowdedTable) => Buffer {
  const texts = new WeakMap<CrowdedTable, Buffer>()
  return (table) => {
    const known = texts.get(table)
    if (known) return known
    const made = Buffer.from(JSON.stringify({ table }))
    texts.set(table, made)
    return made
  }
}

function readHello(message: string): v.InferOutput<typeof hello> | null {
  try {
    const parsed = v.safeParse(hello, JSON.parse(message))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
