import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { newPayer, openVisitor, type Visitor } from '#testkit/visitor.ts'
import { decideMatch, listHeldMatches } from '../../players/matching/match-decisions.ts'
import { findCredentials } from '../../players/player.ts'
import type { VerifiedPerson } from '../providers/provider.ts'
import { settleDeposit } from './deposit-settlement.ts'
import { mayTake } from './payer.ts'
import { sweepRefunds } from './refund.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const refused = {
  code: 'pay_n_play_refused',
  facts: { reason: 'account_not_active', charged: true, refunded: true },
}
const idOf = async (email: string) => (await findCredentials(bed.db, email))?.playerId ?? ''
const endOf = async (depositId: string) =>
  (
    await bed.db.run<{ ending: string | null }>(
      '',
      'select ending from pay_n_play where deposit_id = $1',
      [depositId],
    )
  )[0]?.ending

/** A visitor who has paid 50.00; a bank that verifies reports who. */
async function paid(person: VerifiedPerson | null = null) {
  const visitor = openVisitor(bed)
  const { id, depositId } = await visitor.pay()
  await settleDeposit(
    bed.deps,
    bed.provider.setReport(depositId, { state: 'paid', person }),
    'callback',
  )
  return { ...visitor, id, depositId, checked: await visitor.check(id) }
}

let born = 0

/**
 * Makes a player by a quick deposit, with a name and a birthday that no other test uses, who then
 * excludes themselves.
 */
async function excluded() {
  const person = {
    firstName: 'Zoë',
    lastName: 'Łącka',
    dateOfBirth: `1972-03-${String(++born).padStart(2, '0')}`,
  }
  const visitor = await paid()
  await visitor.register(visitor.id, person)
  const id = await idOf(visitor.email)
  await bed.db.run('', `update player set status = 'excluded' where id = $1`, [id])
  return { ...person, id }
}

const bare = (person: Parameters<Visitor['register']>[1]) => {
  const { id: _id, ...rest } = { id: '', ...person }
  return rest
}

describe('G3 a quick deposit of an excluded player goes back', () => {
  test.each<[string, object]>([
    ['as they were', {}],
    ['without accents', { firstName: 'ZOE', lastName: 'lacka' }],
    [
      'with the names in the other order and a second one',
      { firstName: 'Łącka', lastName: 'Zoë Maria' },
    ],
  ])('when they register %s', async (_, change) => {
    const before = await excluded()
    const { id, depositId, email, register } = await paid()
    await expect(register(id, { ...bare(before), ...change })).rejects.toMatchObject(refused)
    expect(await endOf(depositId)).toBe('refunded')
    await sweepRefunds(bed.deps)
    expect(bed.provider.refunds.map(({ reference }) => reference)).toContain(`refund-${depositId}`)
    expect((await bed.purses(await idOf(email))).real).toBe(0n)
  })

  test('when a bank says so, before anything is registered', async () => {
    const before = await excluded()
    const { checked, depositId } = await paid(newPayer({ ...bare(before), firstName: 'Zoe' }))
    expect(checked).toMatchObject({ refusal: refused })
    await sweepRefunds(bed.deps)
    expect(await endOf(depositId)).toBe('refunded')
  })
})

describe('a payer who only resembles an excluded player', () => {
  test('gets the same answer and the money back, and may pay again once an operator has cleared it', async () => {
    const before = await excluded()
    const twin = { ...bare(before), firstName: 'Nora' }
    const { id, depositId, email, register } = await paid()
    await expect(register(id, twin)).rejects.toMatchObject(refused)
    expect(await endOf(depositId)).toBe('refunded')
    const again = await paid()
    await expect(again.register(again.id, { ...twin, email })).rejects.toMatchObject(refused)

    const decisions = { ...bed.deps, publicUrl: 'https://casino.test' }
    const [match] = await listHeldMatches(decisions)
    expect(match).toMatchObject({
      playerId: await idOf(email),
      otherId: before.id,
      likeness: 'near',
    })
    await decideMatch(decisions, {
      matchId: match?.id ?? '',
      decision: 'cleared',
      by: 'kim',
      reason: 'Two passports.',
    })
    const third = await paid()
    await third.register(third.id, { ...twin, email })
    expect((await bed.purses(await idOf(email))).real).toBe(5000n)
  })
})

describe('a player', () => {
  test('who is held starts no deposit, and their provider takes none that was started before', async () => {
    const visitor = await paid()
    const person = { firstName: 'Ivo', lastName: 'Brandt', dateOfBirth: '1966-06-06' }
    await visitor.register(visitor.id, person)
    const playerId = await idOf(visitor.email)
    const payer = { id: playerId, currency: 'EUR', status: 'active' as const }
    const findPayer = bed.deps.findPayer
    bed.deps.findPayer = async (id) => (id === playerId ? payer : findPayer(id))
    const { id: started } = await bed.deposit(playerId)
    expect(await mayTake(bed.deps, await bed.read(started))).toBe(true)

    const twin = await paid()
    await twin.register(twin.id, { ...person, firstName: 'Iva Maria' })
    await bed.db.run('', `update player set status = 'excluded' where id = $1`, [
      await idOf(twin.email),
    ])
    await expect(bed.deposit(playerId)).rejects.toMatchObject({
      code: 'account_under_check',
      facts: { charged: false },
    })
    expect(await mayTake(bed.deps, await bed.read(started))).toBe(false)
  })

  test('whose deposit an excluded player pays is held from then on', async () => {
    const before = await excluded()
    const visitor = await paid()
    await visitor.register(visitor.id, {
      firstName: 'Olga',
      lastName: 'Petri',
      dateOfBirth: '1961-01-09',
    })
    const playerId = await idOf(visitor.email)
    expect(await bed.deps.matches.isHeld(playerId)).toBe(false)
    const findPayer = bed.deps.findPayer
    bed.deps.findPayer = async (id) =>
      id === playerId ? { id, currency: 'EUR', status: 'active' } : findPayer(id)
    const { id } = await bed.deposit(playerId)
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(id, { state: 'pending', person: newPayer(bare(before)) }),
      'question',
    )
    expect(await bed.deps.matches.isHeld(playerId)).toBe(true)
    expect(await mayTake(bed.deps, await bed.read(id))).toBe(false)
  })
})
