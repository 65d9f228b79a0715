import { buildSchema } from 'graphql'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openAdmission } from './admission.ts'
import { openDocuments } from './documents.ts'

test('an operation with too many values in its variables waits for no turn, and is refused before its text is read', () => {
  const schema = buildSchema('type Query { a: Int }')
  const documents = openDocuments(schema, { introspection: false, rules: new Map() })
  const read = Object.assign(vi.fn(documents), { isKnown: documents.isKnown })
  const admit = openAdmission({ read, log: pino({ level: 'silent' }) })
  const query = 'query A { a }'
  const lists = Array.from({ length: 1001 }, () => [])
  const [usual, large] = [{}, { lists }].map((variables) => ({
    query,
    operationName: null,
    variables,
  }))
  if (!usual || !large) throw new Error('There are two operations.')
  expect([usual, large].map(admit.unitsFor)).toEqual([query.length, 0])
  const about = { requestId: 'r', ip: '192.0.2.1' }
  expect(admit(large, about).refused).toMatchObject([{ extensions: { code: 'query_too_large' } }])
  expect(read).not.toHaveBeenCalled()
  expect(admit(usual, about).refused).toBeUndefined()
})
