import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testsOnPostgres } from '#testkit/database.ts'
import { openOnSmallDisk, type SmallDisk } from '#testkit/full-disk.ts'

const MINUTE_MS = 60_000
const MB = 1 << 20

let disk: SmallDisk

beforeAll(async () => {
  if (testsOnPostgres) return
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  disk = await openOnSmallDisk()
  await disk.db.transaction((tx) => tx.script('create table written (text text)'))
})
afterAll(async () => {
  vi.useRealTimers()
  await disk?.close()
})

describe.skipIf(testsOnPostgres)('the embedded database, which has no workers beside it', () => {
  test('makes a checkpoint each minute in which enough was written to its log', async () => {
    await write(6 * MB)
    const before = await checkpoint()
    await pass(MINUTE_MS)
    const after = await checkpoint()
    expect(after).not.toBe(before)
    await write(1)
    await pass(MINUTE_MS)
    expect(await checkpoint(), 'for a little it is not worth a pause').toBe(after)
  })

  test('vacuums every ten minutes in which enough was written', async () => {
    await write(20 * MB)
    await disk.db.run('', 'delete from written', [])
    expect(await pages()).toBeGreaterThan(0)
    await pass(10 * MINUTE_MS)
    expect(await pages(), 'what was deleted takes no room any more').toBe(0)
  })

  test('waits with both while its disk is full, which would end the server', async () => {
    await write(20 * MB)
    await disk.db.run('', 'delete from written', [])
    const before = [await checkpoint(), await pages()]
    await disk.fill()
    await disk.refuses()
    await pass(10 * MINUTE_MS)
    expect([await checkpoint(), await pages()]).toEqual(before)
    await disk.empty()
    await pass(10 * MINUTE_MS)
    expect(await checkpoint()).not.toBe(before[0])
    expect(await pages()).toBe(0)
  })
})

/** A table that holds this many bytes more, and is left as it is. */
async function write(bytes: number): Promise<void> {
  await disk.db.run(
    '',
    'insert into written select repeat(md5(n::text), 32) from generate_series(0, $1::int / 1024) n',
    [bytes],
  )
}

/** The timers go by; whatever they began has its turn before the next statement. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await pages()
}

async function checkpoint(): Promise<string> {
  const [row] = await disk.db.run<{ at: string }>(
    '',
    'select redo_lsn::text as at from pg_control_checkpoint()',
    [],
  )
  return row?.at ?? ''
}

async function pages(): Promise<number> {
  const [row] = await disk.db.run<{ bytes: bigint }>(
    '',
    "select pg_relation_size('written') as bytes",
    [],
  )
  return Number(row?.bytes ?? 0) / 8192
}
