import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { openTableSocket } from '../../apps/sandbox/studio/live/table-socket.ts'
import { openTestTables } from '../../apps/sandbox/studio/live/test-tables.ts'
import { claimSession, isKeyOf } from '../../apps/sandbox/studio/page-key.ts'
import { openAnswers } from '../../apps/sandbox/studio/play-answer.ts'
import { openAudience } from '../audience.ts'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'

const PAGES = 1_000
/** A session has four pages at most. */
const PAGES_OF_SESSION = 4
const ROUNDS = 7
const TARGET_MS = 200
const KEY = 'k'.repeat(43)
/** Longer than the wheel turns, and shorter than to the next result. */
const LOOK_EVERY_MS = 1_000

/**
 * The time from the result of a live table until the last of its pages has got it. The
 * pages listen in the process of the table, so that their work is in the figure.
 */
export async function benchLiveTable(): Promise<BenchRow[]> {
  const studio = await openTestTables()
  const { tables, store, shelf, clock } = studio
  const socket = openTableSocket({
    tables,
    tableIds: ['roulette'],
    answer: openAnswers(store, shelf),
    findSession(id, key) {
      const session = store.findSession(id)
      return session && isKeyOf(session, key) ? session : null
    },
  })
  const server = createServer().on('upgrade', socket.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sessions = Array.from({ length: PAGES / PAGES_OF_SESSION }, (_, at) => {
    const id = studio.launch('roulette', `player-${at}`)
    claimSession(store, id, KEY)
    return id
  })
  let opened = 0
  const audience = await openAudience(PAGES, async (onNews) => {
    const page = new WebSocket(url)
    const join = sessions[opened++ % sessions.length]
    await once(page, 'open')
    const joined = Promise.withResolvers<void>()
    page.on('message', (data) => {
      joined.resolve()
      if (String(data).includes('"phase":"shown"')) onNews()
    })
    page.once('close', () => joined.reject(new Error('the table let no page in')))
    page.send(JSON.stringify({ join, key: KEY }))
    await joined.promise
    return page
  })
  const untilPhase = (isShown: boolean) => {
    while ((tables.viewOf('roulette').phase === 'shown') !== isShown) clock.pass(LOOK_EVERY_MS)
  }
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    untilPhase(false)
    took.push(await audience.timeOf(() => untilPhase(true)))
  }
  audience.close()
  socket.close()
  server.close()
  await studio.close()
  const value = median(took)
  const name = `the result of a live table to ${PAGES.toLocaleString('en')} pages`
  return [{ name, value, unit: 'ms', target: TARGET_MS, pass: value <= TARGET_MS }]
}
