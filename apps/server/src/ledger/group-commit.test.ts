import { describe, expect, test } from 'vitest'
import { openGroupCommit } from './group-commit.ts'

/** Batches wait at a gate, so that a test decides when a commit happens. */
function gated() {
  const batches: string[][] = []
  const gates: PromiseWithResolvers<void>[] = []
  return {
    batches,
    runBatch: async (items: readonly string[]) => {
      batches.push([...items])
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
      if (items.includes('bad')) throw new Error('bad item')
      if (items.includes('outage')) throw new Error('outage')
      return items.map((item) => item.toUpperCase())
    },
    /** Lets running batches commit until nothing runs any more. */
    async open() {
      for (let at = 0; ; at++) {
        for (let turn = 0; turn < 10 && at >= gates.length; turn++) await Promise.resolve()
        if (at >= gates.length) return
        gates[at]?.resolve()
      }
    },
  }
}

const oneLane = { laneOf: () => 'lane', lanes: 1 }

describe('lanes', () => {
  test('start an item at once when idle, and take all that waits into the next batch', async () => {
    const work = gated()
    const lanes = openGroupCommit<string, string>({ ...oneLane, runBatch: work.runBatch })
    const first = lanes.submit('a')
    await Promise.resolve()
    await Promise.resolve()
    const rest = ['b', 'c', 'd'].map(lanes.submit)
    expect(work.batches).toEqual([['a']])
    await work.open()
    expect(await Promise.all([first, ...rest])).toEqual(['A', 'B', 'C', 'D'])
    expect(work.batches).toEqual([['a'], ['b', 'c', 'd']])
  })

  test('acknowledge nothing before its batch has ended', async () => {
    const work = gated()
    const lanes = openGroupCommit<string, string>({ ...oneLane, runBatch: work.runBatch })
    let answered = false
    const item = lanes.submit('a').then(() => {
      answered = true
    })
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(answered).toBe(false)
    await work.open()
    await item
    expect(answered).toBe(true)
  })

  test('run the items of a batch that threw one by one, so that a bad one hurts only itself', async () => {
    const work = gated()
    const lanes = openGroupCommit<string, string>({ ...oneLane, runBatch: work.runBatch })
    const items = ['a', 'bad', 'c'].map(lanes.submit)
    const results = Promise.allSettled(items)
    await work.open()
    expect(
      (await results).map((result) =>
        result.status === 'fulfilled' ? result.value : String(result.reason),
      ),
    ).toEqual(['A', 'Error: bad item', 'C'])
    expect(work.batches).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']])
  })

  test('do not try each item alone against an outage', async () => {
    const work = gated()
    const lanes = openGroupCommit<string, string>({
      ...oneLane,
      runBatch: work.runBatch,
      hitsAll: () => true,
    })
    const results = Promise.allSettled(['a', 'outage', 'c'].map(lanes.submit))
    await work.open()
    expect((await results).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ])
    expect(work.batches).toHaveLength(1)
  })

  test('never run two items of one key beside each other, and keep their order', async () => {
    let running = 0
    const order: string[] = []
    const lanes = openGroupCommit<string, string>({
      laneOf: (item) => item.slice(0, 1),
      lanes: 2,
      max: 3,
      runBatch: async (items) => {
        const own = items.filter((item) => item.startsWith('p'))
        running += own.length > 0 ? 1 : 0
        expect(running).toBeLessThanOrEqual(1)
        await Promise.resolve()
        order.push(...own)
        running -= own.length > 0 ? 1 : 0
        return items
      },
    })
    const items = Array.from({ length: 30 }, (_, at) =>
      at % 2 ? `p${at}` : `${'abcdefgh'[at % 8]}${at}`,
    )
    await Promise.all(items.map(lanes.submit))
    expect(order).toEqual(items.filter((item) => item.startsWith('p')))
  })

  test('end what they have taken when they are closed, and take nothing more', async () => {
    const work = gated()
    const lanes = openGroupCommit<string, string>({ ...oneLane, runBatch: work.runBatch })
    const item = lanes.submit('a')
    const closed = lanes.close()
    await expect(lanes.submit('b')).rejects.toThrow(/closed/)
    await work.open()
    await closed
    expect(await item).toBe('A')
  })
})
