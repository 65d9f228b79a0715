import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { DatabaseDown } from '../kit/refusal.ts'
import { asDatabaseDown } from './database-down.ts'

test('a server whose socket file is gone is down, and its commit may be requested again', async () => {
  const error = await new Promise<Error>((done) =>
    connect('/tmp/baize-no-such-socket').on('error', done),
  )
  expect(error).toMatchObject({ code: 'ENOENT' })
  expect(asDatabaseDown(error)).toBeInstanceOf(DatabaseDown)
})

test('a file that is missing elsewhere is no matter of the database', () => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })
  expect(asDatabaseDown(error)).toBe(error)
})
