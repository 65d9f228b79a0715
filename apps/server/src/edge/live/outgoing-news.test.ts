import { expect, test } from 'vitest'
import { openLog } from '../../kit/log.ts'
import { oneTopic, stateNews } from '../../kit/topics.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { type Letter, openOutgoingNews } from './outgoing-news.ts'

const FIRST = oneTopic('first')
const SECOND = oneTopic('second')
const LAST = oneTopic('last')

/** Letters that arrive, or do not, as the test sets. */
function start({ pauseMs = 0, retryMs = 0 } = {}) {
  const sent: (Letter & { arrive(): void; fail(): void })[] = []
  let wake = Promise.withResolvers<void>()
  const outgoing = openOutgoingNews({
    log: openLog('silent'),
    pauseMs,
    retryMs,
    send(letter) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      sent.push({ ...letter, arrive: resolve, fail: () => reject(new Error('lost')) })
      wake.resolve()
      wake = Promise.withResolvers<void>()
      return promise
    },
  })
  async function letter(at: number) {
    while (sent.length <= at) await wake.promise
    const found = sent[at]
    if (!found) throw new Error('There is no such letter.')
    return found
  }
  return { outgoing, sent, letter }
}

test('news travels in one letter at a time, and news that comes meanwhile goes together into the next', async () => {
  const { outgoing, sent, letter } = start()
  outgoing.add(FIRST, '1')
  outgoing.add(FIRST, '2')
  expect((await letter(0)).news).toEqual([
    [FIRST, '1'],
    [FIRST, '2'],
  ])
  for (let each = 0; each < 200; each++) outgoing.add(SECOND, String(each))
  await new Promise((done) => setImmediate(done))
  expect(sent).toHaveLength(1)
  sent[0]?.arrive()
  expect((await letter(1)).news).toHaveLength(200)
})

test('news that carries a state replaces older news of its topic; the same news twice is sent once', async () => {
  const { outgoing, letter } = start()
  outgoing.add(playerTopic('1'), stateNews('balance', { real: '1' }))
  outgoing.add(playerTopic('2'), stateNews('balance', { real: '7' }))
  outgoing.add(playerTopic('1'), 'status')
  outgoing.add(playerTopic('1'), 'status')
  outgoing.add(playerTopic('1'), stateNews('balance', { real: '2' }))
  expect((await letter(0)).news).toEqual([
    [playerTopic('2'), 'balance {"real":"7"}'],
    [playerTopic('1'), 'status'],
    [playerTopic('1'), 'balance {"real":"2"}'],
  ])
})

test('a letter that is lost is not repeated: the next one reports that news was missed', async () => {
  const { outgoing, letter } = start()
  outgoing.add(FIRST, '1')
  const first = await letter(0)
  expect(first.missed).toBe(false)
  first.fail()
  expect(await letter(1)).toMatchObject({ news: [], missed: true })
})

test('more than can wait is dropped, and reported as missed', async () => {
  const { outgoing, letter } = start()
  outgoing.add(FIRST, '1')
  const first = await letter(0)
  for (let each = 0; each <= 20_000; each++) outgoing.add(SECOND, String(each))
  outgoing.add(LAST, '1')
  first.arrive()
  expect(await letter(1)).toMatchObject({ news: [[LAST, '1']], missed: true })
})

test('news that waits when the server stops is sent, without a pause', async () => {
  const { outgoing, letter } = start({ pauseMs: 3_600_000 })
  outgoing.add(FIRST, '1')
  ;(await letter(0)).arrive()
  await new Promise((done) => setImmediate(done))
  outgoing.add(FIRST, '2')
  const closed = outgoing.close()
  ;(await letter(1)).arrive()
  await closed
  expect((await letter(1)).news).toEqual([[FIRST, '2']])
})
