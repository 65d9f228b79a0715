import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAccountClient } from '../lib/client.ts'
import { depositMethodsQuery, startDepositMutation } from './deposit-queries.ts'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://baize.test' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the methods are queried once, however many deposits are started meanwhile', async () => {
  const sent: string[] = []
  const deposit = {
    __typename: 'Deposit',
    id: 'd1',
    methodId: 'card',
    state: 'STARTED',
    currency: 'EUR',
    amount: '50.00',
    credited: null,
  }
  const answers: Readonly<Record<string, object>> = {
    DepositMethods: { depositMethods: [] },
    StartDeposit: {
      startDeposit: { ...deposit, received: null, reason: null, url: 'https://cashier.test/pay/1' },
    },
  }
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const { operationName, query } = JSON.parse(String(init.body)) as {
      operationName: string
      query: string
    }
    sent.push(operationName)
    const deposits = /\bdeposits\b/.test(query)
      ? { deposits: [{ __typename: 'Deposit', id: 'd0' }] }
      : {}
    return Response.json({ data: { ...answers[operationName], ...deposits } })
  })
  const session = {
    token: () => null,
    isOver: () => true,
    mayBeSignedIn: () => false,
    refresh: async () => null,
  }
  const client = createAccountClient(session, () => 'en')

  const methods = client.query(depositMethodsQuery, {}, { requestPolicy: 'cache-and-network' })
  const answered = Promise.withResolvers<void>()
  const { unsubscribe } = methods.subscribe(({ stale }) => (stale ? undefined : answered.resolve()))
  await answered.promise
  const input = {
    key: 'press-1',
    methodId: 'card',
    amount: '50.00',
    email: null,
    fingerprint: null,
  }
  for (const key of ['press-1', 'press-2'])
    await client.mutation(startDepositMutation, { input: { ...input, key } }).toPromise()
  unsubscribe()
  expect(sent).toEqual(['DepositMethods', 'StartDeposit', 'StartDeposit'])
})
