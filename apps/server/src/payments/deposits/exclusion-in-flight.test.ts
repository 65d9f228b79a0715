import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationOf } from '#testkit/accounts.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { testsOnPostgres } from '#testkit/database.ts'
import { type Bed, openBed } from '#testkit/payments.ts'
import { lockPurses } from '../../ledger/accounts.ts'
import { findCredentials, findPlayer } from '../../players/player.ts'
import { startDeposit } from './deposit.ts'
import { settleDeposit } from './deposit-settlement.ts'

let bed: Bed
let bonuses: BonusBed
/** Runs while the provider opens a payment. */
let meanwhile: () => Promise<unknown> = async () => {}

beforeAll(async () => {
  bed = await openBed()
  bonuses = openBonusBed(bed.db)
  const { matches, clock } = bonuses.casino
  bed.deps = {
    ...bed.deps,
    matches,
    clock,
    bonuses: bonuses.bonuses,
    findPayer: (id) => findPlayer(bed.db, id),
  }
  const { start } = bed.provider
  bed.provider.start = async (order) => {
    await meanwhile()
    return start(order)
  }
  const [startsAt, endsAt] = [clock.now(), new Date(clock.nowMs() + 86_400_000)]
  const texts = { en: { title: 'Half', description: 'Half of it.' } }
  const ranges = [{ currency: 'EUR', minDeposit: 10_00n, maxBonus: 100_00n }]
  const offer = {
    id: 'half',
    code: null,
    percent: 50,
    wagering: 2,
    days: 1,
    startsAt,
    endsAt,
    texts,
    ranges,
  }
  await bed.db.transaction((tx) => bonuses.bonuses.putOffer(tx, offer))
})
afterAll(() => bed.db.close())

const idOf = async (email: string) => (await findCredentials(bed.db, email))?.playerId ?? ''

/** A deposit of 50.00 with a bonus of half of it. */
async function openDeposit(playerId: string, during: typeof meanwhile = async () => {}) {
  meanwhile = during
  return startDeposit(bed.deps, bed.methods, {
    ...{
      playerId,
      key: bed.deps.ids.newId(),
      methodId: 'card',
      requestId: 'test',
      amount: 50_00n,
      channel: 'account',
      returnPath: '/closewindow',
    },
    language: 'en',
    bonusCode: 'half',
  })
}

describe('G3 a deposit that is being opened with its provider', () => {
  test('is refused, and its page stays closed, when the player is excluded meanwhile', async () => {
    const ann = await bonuses.newPlayer()
    const opening = openDeposit(ann, () => bonuses.casino.exclude(ann))
    await expect(opening).rejects.toMatchObject({
      code: 'account_not_active',
      facts: { charged: false },
    })
  })

  test('is refused when another account of the player is excluded meanwhile', async () => {
    const { casino } = bonuses
    await casino.member('first@example.test')
    await casino.member('second@example.test', {
      ...registrationOf({ email: 'first@example.test' }),
      email: 'second@example.test',
    })
    const opening = openDeposit(await idOf('second@example.test'), async () =>
      casino.exclude(await idOf('first@example.test')),
    )
    await expect(opening).rejects.toMatchObject({
      code: 'account_under_check',
      facts: { charged: false },
    })
  })
})

/** Returns the number of sessions that wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await bed.db.run<{ waiting: bigint }>(
    '',
    `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    [],
  )
  return Number(row?.waiting ?? 0)
}

/**
 * Begins the acts one after the other while the player's purses are held, then gives the purses
 * free.
 */
async function whileHeld(
  playerId: string,
  acts: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const { promise: free, resolve: giveFree } = Promise.withResolvers<void>()
  const holder = bed.db.transaction(async (tx) => {
    await lockPurses(tx, playerId)
    hold()
    await free
  })
  await held
  const begun: Promise<unknown>[] = []
  for (const [at, act] of acts.entries()) {
    begun.push(act())
    await expect.poll(waiting).toBe(at + 1)
  }
  giveFree()
  await Promise.all([holder, ...begun])
}

describe.runIf(testsOnPostgres)('G3 a deposit that was paid', () => {
  async function paid() {
    const ann = await bonuses.newPlayer()
    const { id } = await openDeposit(ann)
    const report = bed.provider.setReport(id, { state: 'paid' })
    const states = async () => bed.db.run('', 'select state from bonus where player_id = $1', [ann])
    return {
      ann,
      id,
      states,
      settle: () => settleDeposit(bed.deps, report, 'callback'),
      exclude: () => bonuses.casino.exclude(ann),
    }
  }

  test('before an exclusion comes in with its bonus', async () => {
    const { ann, id, states, settle, exclude } = await paid()
    await whileHeld(ann, [settle, exclude])
    expect(await bed.read(id)).toMatchObject({ state: 'paid', credited: 50_00n })
    expect(await bonuses.purses(ann)).toEqual({ real: 50_00n, bonus: 25_00n })
    expect(await states()).toEqual([{ state: 'active' }])
  })

  test('behind an exclusion comes in, to be taken out, and brings no bonus and no offer of one', async () => {
    const { ann, id, states, settle, exclude } = await paid()
    await whileHeld(ann, [exclude, settle])
    expect(await bed.read(id)).toMatchObject({ state: 'paid', credited: 50_00n })
    expect(await bonuses.purses(ann)).toEqual({ real: 50_00n, bonus: 0n })
    expect(await states()).toEqual([])
    expect(await bonuses.messagesOf(ann)).not.toContain('Half')
  })
})
