import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { newPayer, openVisitor } from '#testkit/visitor.ts'
import { findPlayer } from '../../players/player.ts'
import { settleDeposit } from '../deposits/deposit-settlement.ts'
import { mayTake } from '../deposits/payer.ts'
import { sweepRefunds } from '../deposits/refund.ts'
import type { VerifiedPerson } from '../providers/provider.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

/** A visitor who has paid 50.00 and has the answer that they may register. */
async function paid({
  person = null,
  currency = 'EUR',
  ip,
}: {
  person?: VerifiedPerson | null
  currency?: string
  ip?: string
} = {}) {
  const visitor = openVisitor(bed, undefined, ip)
  const { id, depositId } = await visitor.pay({ currency })
  await settleDeposit(
    bed.deps,
    bed.provider.setReport(depositId, { state: 'paid', person }),
    'callback',
  )
  await visitor.check(id)
  return { ...visitor, id, depositId }
}

/** Makes a player by a quick deposit. */
async function owner(of: Parameters<typeof paid>[0] = {}) {
  const visitor = await paid(of)
  await visitor.register(visitor.id)
  return { email: visitor.email, playerId: (await bed.read(visitor.depositId)).player_id ?? '' }
}

const realOf = async (playerId: string) => (await bed.purses(playerId)).real
const endOf = async (depositId: string) =>
  (
    await bed.db.run<{ ending: string | null }>(
      '',
      'select ending from pay_n_play where deposit_id = $1',
      [depositId],
    )
  )[0]?.ending
const refused = (reason: string) => ({
  code: 'pay_n_play_refused',
  facts: { reason, charged: true, refunded: true },
})

describe('money that is registered for under a known address', () => {
  test('goes to the caller who knows its password, and to no caller with another one', async () => {
    const { email, playerId } = await owner()
    const { id, depositId, register } = await paid()
    await register(id, { email, password: 'Wrong-1' })
    expect([await realOf(playerId), await endOf(depositId)]).toEqual([5000n, null])
    await register(id, { email })
    expect([await realOf(playerId), await endOf(depositId)]).toEqual([10_000n, 'claimed'])
    expect(await bed.read(depositId)).toMatchObject({ player_id: playerId })
  })

  test('goes to its owner although others have guessed at the password from many places', async () => {
    const { email, playerId } = await owner()
    for (const ip of [1, 2, 3, 4].map((host) => `198.51.100.${host}`)) {
      const { id, register } = await paid({ ip })
      for (let guess = 0; guess < 5; guess++)
        await register(id, { email, password: `Wrong-${guess}` })
    }
    const { id, register } = await paid({ ip: '203.0.113.1' })
    await register(id, { email })
    expect(await realOf(playerId)).toBe(10_000n)
  })

  test('goes back when its owner may not play', async () => {
    const { email, playerId } = await owner({ person: newPayer() })
    await bed.db.run('', `update player set status = 'excluded' where id = $1`, [playerId])
    const { id, depositId, register } = await paid()
    await expect(register(id, { email })).rejects.toMatchObject(refused('account_not_active'))
    expect([await realOf(playerId), await endOf(depositId)]).toEqual([5000n, 'refunded'])
  })

  test('goes back when its owner plays in another currency', async () => {
    const { email, playerId } = await owner({ currency: 'USD' })
    const { id, depositId, register } = await paid()
    await expect(register(id, { email })).rejects.toMatchObject(refused('other_currency'))
    expect([await realOf(playerId), await endOf(depositId)]).toEqual([5000n, 'refunded'])
  })
})

test('G3 a player who may not play does not come in by another address: their money goes back', async () => {
  const person = { firstName: 'Ida', lastName: 'Locked', dateOfBirth: '1991-07-08' }
  const first = await paid()
  await first.register(first.id, person)
  await bed.db.run('', `update player set status = 'excluded' where email_key = $1`, [first.email])
  const { id, depositId, register } = await paid()
  await expect(register(id, person)).rejects.toMatchObject(refused('account_not_active'))
  expect(await endOf(depositId)).toBe('refunded')
})

test('A5 a player who may not play is answered alike for addresses with and without an account', async () => {
  const person = { firstName: 'Ida', lastName: 'Barred', dateOfBirth: '1991-08-09' }
  const first = await paid()
  await first.register(first.id, person)
  await bed.db.run('', `update player set status = 'excluded' where email_key = $1`, [first.email])
  const known = await owner()
  const { id, depositId, register } = await paid()
  const typed = { ...person, email: known.email, password: 'Wrong-1' }
  await expect(register(id, typed)).rejects.toMatchObject(refused('account_not_active'))
  expect([await realOf(known.playerId), await endOf(depositId)]).toEqual([5000n, 'refunded'])
})

test('the details that the bank has verified count, whatever is typed over them', async () => {
  const person = newPayer()
  const { id, depositId, register } = await paid({ person })
  await register(id, { firstName: 'Somebody', lastName: 'Else' })
  const player = await findPlayer(bed.db, (await bed.read(depositId)).player_id ?? '')
  expect(player).toMatchObject({ firstName: person.firstName, lastName: person.lastName })
})

describe('money is registered for', () => {
  test('only by a browser that has been told of it, which it goes back without', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await settleDeposit(bed.deps, bed.provider.setReport(depositId, { state: 'paid' }), 'callback')
    await expect(visitor.register(id)).rejects.toThrow('pay_n_play_unknown')
    bed.deps.clock.advance(15 * 60_000)
    await sweepRefunds(bed.deps)
    expect(await endOf(depositId)).toBe('refunded')
  })

  test('only within an hour, even before it is on its way back', async () => {
    const { id, depositId, register } = await paid()
    bed.deps.clock.advance(3_600_000)
    await expect(register(id)).rejects.toThrow('pay_n_play_unknown')
    expect(await endOf(depositId)).toBeNull()
  })
})

test('the payer is decided once: a later report about another person changes nothing', async () => {
  const [first, second] = [newPayer(), newPayer()]
  const { depositId } = await openVisitor(bed).pay()
  for (const person of [first, second])
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(depositId, { state: 'pending', person }),
      'question',
    )
  const [session] = await bed.db.run(
    '',
    'select person, verdict from pay_n_play where deposit_id = $1',
    [depositId],
  )
  expect(session).toMatchObject({ verdict: 'register', person: { subject: first.subject } })
})

describe('the provider gets the order to take', () => {
  test('no money about which nothing has been decided', async () => {
    const { depositId } = await openVisitor(bed).pay()
    expect(await mayTake(bed.deps, await bed.read(depositId))).toBe(false)
  })

  test("a player's own money, and not that of another player", async () => {
    const person = newPayer()
    await owner({ person })
    const { id } = await bed.deposit(await bed.newPlayer())
    expect(await mayTake(bed.deps, await bed.read(id))).toBe(true)
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(id, { state: 'pending', person }),
      'question',
    )
    expect(await bed.read(id)).toMatchObject({ flags: ['person_of_other_player'] })
    expect(await mayTake(bed.deps, await bed.read(id))).toBe(false)
  })
})
