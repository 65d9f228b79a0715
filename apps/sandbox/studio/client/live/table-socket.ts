import type { CrowdedTable } from '../../live/tables.ts'
import type { PlayAnswer } from '../../play-view.ts'
import type { StudioApi } from '../studio-api.ts'

export interface TableHandlers {
  onTable(table: CrowdedTable): void
  /** Hears the name of this player at the table. */
  onMe(name: string): void
  /** A bet of this player has come to its end. */
  onYou(answer: PlayAnswer): void
  onLost(): void
  /** Connected again after it was lost. */
  onBack(): void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** With this code the studio closes the socket of a session that it does not know, among others. */
const NOT_FOR_YOU = 1008

/**
 * Hears the live table of this session, again after every loss of the connection, until the session
 * is over.
 */
export function listenToTable(
  { hello, isOver, balance }: Pick<StudioApi, 'hello' | 'isOver' | 'balance'>,
  { onTable, onMe, onYou, onLost, onBack }: TableHandlers,
): void {
  const url = location.href.replace(/^http/, 'ws').replace(/\/play\/.*$/, '/tables')
  let waitMs = FIRST_WAIT_MS
  let wasLost = false

  function connect(): void {
    if (isOver()) return
    const socket = new WebSocket(url)
    socket.onopen = () => socket.send(JSON.stringify(hello))
    socket.onmessage = ({ data }) => {
      if (isOver()) return socket.close()
      waitMs = FIRST_WAIT_MS
      if (wasLost) onBack()
      wasLost = false
      const { table, me, you } = JSON.parse(String(data)) as {
        table?: CrowdedTable
        me?: string
        you?: PlayAnswer
      }
      if (me) onMe(me)
      if (table) onTable(table)
      if (you) onYou(you)
    }
    socket.onclose = ({ code }) => {
      if (isOver()) return
      // A socket is not told whether the session is over; the answer to a request is.
      if (code === NOT_FOR_YOU) void balance().catch(() => null)
      if (!wasLost) onLost()
      wasLost = true
      setTimeout(connect, waitMs)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
  }
  connect()
}
