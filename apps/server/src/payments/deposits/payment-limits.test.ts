import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { payNPlayResolvers } from '../quick-deposit/quick-deposit.resolvers.ts'
import { startWithdrawal } from '../withdrawals/withdrawal.ts'
import { startDeposit } from './deposit.ts'
import { checkDeposit } from './deposit-inquiry.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

/** Answers how many of so many calls were not refused for being too many. */
async function countTaken(calls: number, call: () => Promise<unknown>): Promise<number> {
  const ends = await Promise.allSettled(Array.from({ length: calls }, call))
  return ends.filter((end) => end.status === 'fulfilled' || end.reason.message !== 'rate_limited')
    .length
}

describe('A8 a player', () => {
  test('cannot open deposits without end, by any of the ways to pay', async () => {
    const playerId = await bed.newPlayer()
    const wish = {
      playerId,
      methodId: 'card',
      requestId: 'test',
      amount: 5000n,
      returnPath: '/closewindow',
      language: 'en',
    }
    const start = (channel: 'account' | 'pay_n_play') =>
      startDeposit(bed.deps, bed.methods, { ...wish, key: bed.deps.ids.newId(), channel })
    expect(await countTaken(40, () => start('account'))).toBe(40)
    expect(await countTaken(40, () => start('pay_n_play'))).toBe(20)
  })

  test('cannot request withdrawals without end', async () => {
    const playerId = await bed.newPlayer()
    const withdraw = () =>
      startWithdrawal(bed.deps, bed.methods, {
        playerId,
        key: bed.deps.ids.newId(),
        methodId: 'card',
        requestId: 'test',
        amount: 1000n,
      })
    expect(await countTaken(70, withdraw)).toBe(60)
  })

  test('whose page looks again and again does not make us call the provider each time', async () => {
    const playerId = await bed.newPlayer()
    const { id } = await bed.deposit(playerId)
    let lookUps = 0
    const { lookUp } = bed.provider
    bed.provider.lookUp = (ref) => {
      lookUps++
      return lookUp(ref)
    }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => checkDeposit(bed.deps, playerId, id)),
    )
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['started']))
    expect(lookUps).toBe(5)
  })
})

test('A8 the codes of bonuses cannot be tried out', async () => {
  const { availablePayNPlayBonuses } = payNPlayResolvers(
    { ...bed.deps, visitorCurrency: () => 'EUR' },
    bed.methods,
  ).Query
  const context = { viewer: null, ip: '192.0.2.44', language: 'en' } as RequestContext
  let tried = 0
  const listBonuses = (code: string | null) => {
    const input = { paymentProviderId: 'card', code }
    return (availablePayNPlayBonuses as (...args: unknown[]) => Promise<unknown>)(
      null,
      { input },
      context,
      null,
    )
  }
  expect(await countTaken(80, () => listBonuses(`TRY${++tried}`))).toBe(60)
  expect(await countTaken(5, () => listBonuses(null)), 'what is open to all can be read').toBe(5)
})
