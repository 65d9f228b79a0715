import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { MOST_METHODS } from '#contracts/cashier-api.ts'
import { scriptedProvider } from '#testkit/payments.ts'
import { manualClock } from '../../kit/clock.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { PaymentMethod } from '../providers/provider.ts'
import { openMethods } from './methods.ts'

function openShelf(ofAnother?: PaymentMethod[]) {
  const provider = scriptedProvider()
  let calls = 0
  const { listMethods } = provider
  provider.listMethods = (currency) => {
    calls++
    return listMethods(currency)
  }
  const clock = manualClock(new Date('2026-03-01T12:00:00Z'))
  const others = ofAnother
    ? [{ ...scriptedProvider(), id: 'another', listMethods: async () => ofAnother }]
    : []
  const methods = openMethods({
    providers: [provider, ...others],
    clock,
    log: pino({ level: 'silent' }),
  })
  return { provider, clock, methods, countCalls: () => calls }
}

test('the provider is called once a minute, however many pages need its methods', async () => {
  const { methods, clock, countCalls } = openShelf()
  await Promise.all([
    methods.list('EUR', 'DEPOSIT'),
    methods.list('EUR', 'DEPOSIT'),
    methods.list('EUR', 'WITHDRAW'),
  ])
  await methods.list('EUR', 'DEPOSIT')
  expect(countCalls()).toBe(1)
  clock.advance(60_000)
  await methods.list('EUR', 'DEPOSIT')
  expect(countCalls()).toBe(2)
})

test('the last good list is used while the provider is away', async () => {
  const { methods, clock, provider } = openShelf()
  await methods.list('EUR', 'DEPOSIT')
  provider.mood = 'down'
  clock.advance(600_000)
  expect(await methods.list('EUR', 'DEPOSIT')).toHaveLength(1)
})

test('a provider that was away from the start is left alone for a moment, then requested again', async () => {
  const { methods, clock, provider, countCalls } = openShelf()
  provider.mood = 'down'
  await expect(methods.list('EUR', 'DEPOSIT')).rejects.toThrow('did not answer')
  await expect(methods.list('EUR', 'DEPOSIT')).rejects.toThrow('did not answer')
  expect(countCalls()).toBe(1)
  provider.mood = 'well'
  clock.advance(5000)
  expect(await methods.list('EUR', 'DEPOSIT')).toHaveLength(1)
})

describe('a provider that never answered, beside one that answers', () => {
  const METHOD = { id: 'bank', supports: ['WITHDRAW'] } as unknown as PaymentMethod

  test('is not taken for one without methods', async () => {
    const { methods, provider } = openShelf([METHOD])
    provider.mood = 'down'
    await expect(methods.list('EUR', 'DEPOSIT')).rejects.toBeInstanceOf(ThirdPartyDown)
    await expect(methods.get('card', 'EUR', 'DEPOSIT')).rejects.toBeInstanceOf(ThirdPartyDown)
    expect(await methods.list('EUR', 'WITHDRAW'), 'what is known is shown').toMatchObject([
      { id: 'bank' },
    ])
  })

  test('is called again after a moment by a page that would show nothing without it', async () => {
    const { methods, clock, provider } = openShelf([METHOD])
    provider.mood = 'down'
    await expect(methods.list('EUR', 'DEPOSIT')).rejects.toBeInstanceOf(ThirdPartyDown)
    provider.mood = 'well'
    clock.advance(5000)
    expect(await methods.list('EUR', 'DEPOSIT')).toMatchObject([{ id: 'card' }])
  })
})

test('a method that does not exist is refused', async () => {
  await expect(openShelf().methods.get('nonsense', 'EUR', 'DEPOSIT')).rejects.toThrow(
    'payment_method_unknown',
  )
})

test('no more methods of several providers together are listed than a query is priced for', async () => {
  const [card] = await scriptedProvider().listMethods('EUR')
  const many = Array.from({ length: MOST_METHODS }, (_, at) => ({
    ...(card as PaymentMethod),
    id: `m-${at}`,
  }))
  const { methods } = openShelf(many)
  expect(await methods.list('EUR', 'DEPOSIT')).toHaveLength(MOST_METHODS)
})
