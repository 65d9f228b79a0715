import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOnSmallDisk, type SmallDisk } from '#testkit/full-disk.ts'
import { DatabaseDown } from '../../kit/refusal.ts'

let disk: SmallDisk

beforeAll(async () => {
  disk = await openOnSmallDisk()
  await addFrozen('SEK')
  await disk.fill()
  await disk.refuses()
})
afterAll(() => disk.close())

describe('on a full disk', () => {
  test.each([
    ['by itself', () => addFrozen('EUR')],
    ['that a query was built for', () => disk.db.sql.deleteFrom('ledger_freeze').execute()],
    [
      'in a transaction',
      () =>
        disk.db.transaction((tx) =>
          tx.sql.updateTable('ledger_freeze').set({ reason: 'other' }).execute(),
        ),
    ],
  ])('a statement %s writes nothing, and reports it', async (_, write) => {
    await expect(write()).rejects.toThrow(DatabaseDown)
    expect(await frozen()).toEqual([{ currency: 'SEK', reason: 'test' }])
  })

  test('a statement writes again when there is room', async () => {
    await disk.empty()
    await addFrozen('EUR')
    expect((await frozen()).map(({ currency }) => currency)).toEqual(['EUR', 'SEK'])
  })
})

function addFrozen(currency: string) {
  return disk.db.run('freeze', "insert into ledger_freeze values ($1, 'test', now())", [currency])
}

function frozen() {
  return disk.db.run<{ currency: string; reason: string }>(
    'frozen',
    'select currency, reason from ledger_freeze order by 1',
    [],
  )
}
