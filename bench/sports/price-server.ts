import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openFeed } from '../../apps/sandbox/book/feed/feed.ts'
import { openWorlds } from '../../apps/sandbox/book/feed/worlds.ts'
import { openLiveSocket } from '../../apps/sandbox/book/live-socket.ts'

/**
 * Serves the socket of the stand-in's sportsbook as the sandbox does, with a clock of its own. Each
 * line on its standard input lets time go on until a price of one live match changes.
 */
const SECOND_MS = 1_000
/** A live match whose prices do not change for so long has ended. */
const LONGEST_S = 3 * 3_600
const FIRST_DAY_MS = Date.UTC(2026, 10, 28, 15)
const HOUR_MS = 3_600_000

let nowMs = FIRST_DAY_MS
const feed = openFeed({ worlds: openWorlds('a secret of the bench'), nowMs: () => nowMs })
const eventId = nextLiveMatch()
let changes = 0
feed.subscribe((delta) => {
  if (delta.eventId === eventId && delta.odds.length > 0) changes += 1
})
// The bench has one address for all its browsers.
const live = openLiveSocket(feed, { mostOfAddress: Number.POSITIVE_INFINITY })
const server = createServer()
server.on('upgrade', live.upgrade)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(JSON.stringify({ url: `ws://127.0.0.1:${port}`, eventId }))
})

process.stdin.on('data', () => {
  const before = changes
  for (let second = 0; changes === before; second++) {
    if (second > LONGEST_S) throw new Error('No price of the match changes any more.')
    nowMs += SECOND_MS
    // Only this match: what the other matches cost is measured in bench/book.
    feed.getEvent(eventId)
  }
})
process.on('SIGTERM', () => process.exit())

function nextLiveMatch(): number {
  for (; nowMs < FIRST_DAY_MS + 7 * 24 * HOUR_MS; nowMs += HOUR_MS) {
    const [match] = feed.listEvents({ live: true, sportId: 1 }).events
    if (match && match.situation.state === 'live') return match.id
  }
  throw new Error('No match is live within a week.')
}
