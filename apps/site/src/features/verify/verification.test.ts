import { expect, test } from 'vitest'
import { readVerification } from './verification.ts'

const refused = (code: string) => ({
  error: { graphQLErrors: [{ extensions: { code } }] } as never,
})

test('an account that was confirmed before, by a mail scanner or by the other letter, is confirmed', () => {
  expect(readVerification({ data: { verifyAccountRequest: true } })).toEqual({ status: 'done' })
  expect(readVerification({ data: { verifyAccountRequest: false } })).toEqual({ status: 'already' })
})

test.each(['link_invalid', 'link_expired', 'link_used'])(
  'a link that is no good is refused, and not tried again: %s',
  (code) => {
    expect(readVerification(refused(code)).status).toBe('refused')
  },
)

test('a network that failed, and a server in trouble, say nothing about the account', () => {
  const network = { error: { networkError: new TypeError('offline'), graphQLErrors: [] } as never }
  expect(readVerification(network).status).toBe('unanswered')
  for (const code of ['internal', 'database_down', 'rate_limited'])
    expect(readVerification(refused(code)).status).toBe('unanswered')
})

test('an account that has to be checked first is neither refused nor unknown', () => {
  expect(readVerification(refused('account_under_check')).status).toBe('under_check')
})
