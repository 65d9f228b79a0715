import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inTransaction, openStore } from './store.ts'

const schema = 'create table if not exists note (text text not null)'
const fresh = () => join(mkdtempSync(join(tmpdir(), 'store-')), 'deep', 'store.db')

describe("a party's store", () => {
  test('writes to the disk before a commit returns', () => {
    const store = openStore(fresh(), schema)
    expect(store.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
    expect(store.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    store.close()
  })

  test('keeps nothing of a transaction that fails', () => {
    const store = openStore(fresh(), schema)
    const failing = () =>
      inTransaction(store, () => {
        store.exec("insert into note values ('half')")
        throw new Error('the other half')
      })
    expect(failing).toThrow('the other half')
    expect(store.prepare('select count(*) as notes from note').get()).toEqual({ notes: 0 })
    store.close()
  })

  test('is found again after it was closed', () => {
    const file = fresh()
    const store = openStore(file, schema)
    inTransaction(store, () => store.exec("insert into note values ('kept')"))
    store.close()
    const again = openStore(file, schema)
    expect(again.prepare('select text from note').all()).toEqual([{ text: 'kept' }])
    again.close()
  })
})
