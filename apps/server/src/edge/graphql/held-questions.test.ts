import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { openHeldQuestions } from './held-questions.ts'

const WINNERS = parse('subscription ($count: Int!) { winners(count: $count) }')
const question = (variables: Record<string, unknown>, language = 'en') => ({
  document: WINNERS,
  variables,
  language,
})

test('a query of many callers counts once, whatever variables they send that it does not declare', () => {
  const hold = openHeldQuestions({ perAddress: 100, inAll: 100, reserveOfPart: 0 })
  for (let made = 0; made < 50; made++)
    expect(hold(question({ count: 1, made }), 60, '192.0.2.1')).not.toBeNull()
})

test.each([
  ['another value', question({ count: 2 })],
  ['another language', question({ count: 1 }, 'de')],
  ['another document', { ...question({ count: 1 }), document: parse('subscription { winners }') }],
])('%s is another question, and is refused beyond the share of its address', (_, other) => {
  const hold = openHeldQuestions({ perAddress: 100, inAll: 1_000, reserveOfPart: 0 })
  const give = hold(question({ count: 1 }), 60, '192.0.2.1')
  expect(hold(other, 60, '192.0.2.1')).toBeNull()
  expect(hold(other, 60, '192.0.2.2'), 'another address has its own').not.toBeNull()
  give?.()
  expect(
    hold(question({ count: 3 }), 60, '192.0.2.1'),
    'what was given back is free',
  ).not.toBeNull()
})

test('all addresses together hold no more than the bound in all', () => {
  const hold = openHeldQuestions({ perAddress: 100, inAll: 150, reserveOfPart: 0 })
  expect(hold(question({ count: 1 }), 100, '192.0.2.1')).not.toBeNull()
  expect(hold(question({ count: 2 }), 100, '192.0.2.2')).toBeNull()
})
