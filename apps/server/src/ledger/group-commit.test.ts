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

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

const oneBatch = { keyOf: () => 'key', batchesAtOnce: 1 }

describe('a group commit', () => {
  test('starts an item at once while nothing runs, and takes all that waits into the next batch', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({ ...oneBatch, runBatch: work.runBatch })
    const first = groupCommit.submit('a')
    await Promise.resolve()
    await Promise.resolve()
    const rest = ['b', 'c', 'd'].map(groupCommit.submit)
    expect(work.batches).toEqual([['a']])
    await work.open()
    expect(await Promise.all([first, ...rest])).toEqual(['A', 'B', 'C', 'D'])
    expect(work.batches).toEqual([['a'], ['b', 'c', 'd']])
  })

  test('acknowledges no item before its batch has ended', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({ ...oneBatch, runBatch: work.runBatch })
    let answered = false
    const item = groupCommit.submit('a').then(() => {
      answered = true
    })
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(answered).toBe(false)
    await work.open()
    await item
    expect(answered).toBe(true)
  })

  test('runs the halves of a batch that threw, down to single items, so that a bad one hurts only itself', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({ ...oneBatch, runBatch: work.runBatch })
    const items = ['a', 'b', 'c', 'bad', 'e', 'f', 'g'].map(groupCommit.submit)
    const results = Promise.allSettled(items)
    await work.open()
    expect(
      (await results).map((result) =>
        result.status === 'fulfilled' ? result.value : String(result.reason),
      ),
    ).toEqual(['A', 'B', 'C', 'Error: bad item', 'E', 'F', 'G'])
    expect(work.batches.slice(1)).toEqual([
      ['a', 'b', 'c', 'bad'],
      ['a', 'b'],
      ['c', 'bad'],
      ['c'],
      ['bad'],
      ['e', 'f', 'g'],
    ])
  })

  test('runs few batches to find one bad item among 256', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({ ...oneBatch, runBatch: work.runBatch })
    const items = Array.from({ length: 256 }, (_, at) => (at === 100 ? 'bad' : `item ${at}`))
    const results = Promise.allSettled(items.map(groupCommit.submit))
    await work.open()
    expect((await results).filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(work.batches).toHaveLength(17)
  })

  test('does not try each item alone against an outage', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({
      ...oneBatch,
      runBatch: work.runBatch,
      hitsAll: () => true,
    })
    const results = Promise.allSettled(['a', 'outage', 'c'].map(groupCommit.submit))
    await work.open()
    expect((await results).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ])
    expect(work.batches).toHaveLength(1)
  })

  test('never runs two items of one key beside each other, and keeps their order', async () => {
    let running = 0
    const order: string[] = []
    const groupCommit = openGroupCommit<string, string>({
      keyOf: (item) => item.slice(0, 1),
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
    const items = Array.from({ length: 120 }, (_, at) =>
      at % 2 ? `p${at}` : `${'abcdefgh'[at % 8]}${at}`,
    )
    await Promise.all(items.map(groupCommit.submit))
    expect(order).toEqual(items.filter((item) => item.startsWith('p')))
  })

  test('runs a second batch beside the first only while 32 items wait', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({
      keyOf: (item) => item,
      runBatch: work.runBatch,
    })
    const items = [groupCommit.submit('first')]
    await nextTurn()
    for (let at = 1; at <= 31; at++) items.push(groupCommit.submit(`item ${at}`))
    await nextTurn()
    expect(work.batches.map(({ length }) => length)).toEqual([1])
    items.push(groupCommit.submit('item 32'), groupCommit.submit('item 33'))
    await nextTurn()
    expect(work.batches.map(({ length }) => length)).toEqual([1, 33])
    await work.open()
    expect(await Promise.all(items)).toHaveLength(34)
  })

  test('runs a second batch beside one that takes long, for a single item too', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({
      keyOf: (item) => item.slice(0, 1),
      runBatch: work.runBatch,
    })
    const items = ['a0', 'a1'].map(groupCommit.submit)
    await nextTurn()
    items.push(groupCommit.submit('a2'), groupCommit.submit('b'))
    await expect.poll(() => work.batches).toEqual([['a0', 'a1'], ['b']])
    await work.open()
    expect(await Promise.all(items)).toEqual(['A0', 'A1', 'A2', 'B'])
    expect(work.batches[2]).toEqual(['a2'])
  })

  test('lets items of a key that runs wait, however many there are, and runs other keys beside it', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({
      keyOf: (item) => item.slice(0, 1),
      runBatch: work.runBatch,
    })
    const items = [groupCommit.submit('a0')]
    await nextTurn()
    for (let at = 1; at <= 40; at++) items.push(groupCommit.submit(`a${at}`))
    await nextTurn()
    expect(work.batches).toEqual([['a0']])
    items.push(groupCommit.submit('b'))
    await nextTurn()
    expect(work.batches).toEqual([['a0'], ['b']])
    await work.open()
    expect(await Promise.all(items)).toHaveLength(42)
    expect(work.batches[2]).toEqual(Array.from({ length: 40 }, (_, at) => `a${at + 1}`))
  })

  test('ends what it has taken when it is closed, and takes nothing more', async () => {
    const work = gated()
    const groupCommit = openGroupCommit<string, string>({ ...oneBatch, runBatch: work.runBatch })
    const item = groupCommit.submit('a')
    const closed = groupCommit.close()
    await expect(groupCommit.submit('b')).rejects.toThrow(/closed/)
    await work.open()
    await closed
    expect(await item).toBe('A')
  })
})
