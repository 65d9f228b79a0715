import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { reportDeposit } from '#testkit/unclaimed-money.ts'
import { newPayer, openVisitor, type Visitor } from '#testkit/visitor.ts'
import { freeze, unfreeze } from '../../ledger/freeze.ts'
import { findCredentials } from '../../players/player.ts'
import type { PaymentReport } from '../providers/provider.ts'

let bed: Bed
let visitor: Visitor
/** Id of a quick deposit whose payer the provider does not report. */
let paid: string

beforeAll(async () => {
  bed = await openBed()
  visitor = openVisitor(bed)
  paid = await payAs(visitor, {})
})
afterAll(() => bed.db.close())

async function payAs(who: Visitor, change: Partial<PaymentReport>): Promise<string> {
  const { id, depositId } = await who.pay()
  await reportDeposit(bed, depositId, { state: 'paid', ...change })
  await who.check(id)
  return id
}

const REQUIRED = 'validations.mixed.required'
const TOO_LONG = 'validations.string.max'
const TOO_SHORT = 'validations.string.min'
const PASSWORD = 'validations.password'
const long = (length: number) => 'x'.repeat(length)

test.each([
  ['email', '', REQUIRED],
  ['email', 'ada@', 'validations.string.email'],
  ['email', `${long(54)}@baize.test`, TOO_LONG],
  ['password', '', REQUIRED],
  ['password', 'Ab-12', `${PASSWORD}_length`],
  ['password', 'WELCOME-1', `${PASSWORD}_at_least_one_lowercase_char`],
  ['password', 'welcome-1', `${PASSWORD}_at_least_one_uppercase_char`],
  ['password', 'Welcome', `${PASSWORD}_at_least_one_number_or_special_character`],
  ['firstName', 'A', TOO_SHORT],
  ['firstName', long(65), TOO_LONG],
  ['lastName', '', REQUIRED],
  ['lastName', long(65), TOO_LONG],
  ['country', 'XX', REQUIRED],
  ['country', 'US', 'validations.not_offered'],
  ['city', ' ', REQUIRED],
  ['city', long(65), TOO_LONG],
  ['houseNumberAndStreetName', '1', TOO_SHORT],
  ['houseNumberAndStreetName', long(129), TOO_LONG],
  ['postCode', '', REQUIRED],
  ['postCode', long(17), TOO_LONG],
  ['mobileNumber', '0049151', 'validations.invalid_phone_number'],
  ['dateOfBirth', '1990-02-30', REQUIRED],
  ['dateOfBirth', '2025-06-15', 'validations.18_years_of_age'],
  ['accept', false, 'validations.accept'],
  ['verificationPath', '//evil.example', 'validations.path_not_ours'],
] as const)('joining by a payment, %s %j: %s', async (field, value, key) => {
  const refused = visitor.register(paid, { [field]: value })
  await expect(refused).rejects.toMatchObject({
    code: 'bad_input',
    facts: { fields: { [field]: key } },
  })
})

test('a password that is the address is refused, however it is written', async () => {
  const refused = visitor.register(paid, {
    email: 'robin-1@baize.test',
    password: 'ROBIN-1@baize.test',
  })
  await expect(refused).rejects.toMatchObject({
    facts: { fields: { password: `${PASSWORD}_same_as_username` } },
  })
})

test('the details that the bank has verified are neither requested nor taken from what was typed', async () => {
  const known = openVisitor(bed)
  const person = newPayer({ firstName: 'Ada' })
  const id = await payAs(known, { person })
  await known.register(id, { firstName: '', country: 'US', dateOfBirth: '2025-06-15' })
  const [player] = await bed.db.run(
    '',
    'select first_name, country, date_of_birth::text from player where first_name = $1',
    ['Ada'],
  )
  expect(player).toEqual({ first_name: 'Ada', country: 'DE', date_of_birth: person.dateOfBirth })
})

test('a name of one letter that the bank has verified makes an account: the payer could not mend it', async () => {
  const known = openVisitor(bed)
  await known.register(await payAs(known, { person: newPayer({ firstName: 'Å', lastName: 'O' }) }))
  expect(await bed.db.run('', 'select last_name from player where first_name = $1', ['Å'])).toEqual(
    [{ last_name: 'O' }],
  )
})

test('an address of the bank that our rules refuse is requested', async () => {
  const known = openVisitor(bed)
  await known.register(
    await payAs(known, { person: newPayer({ firstName: 'Cosima', email: '"cosima"@example' }) }),
  )
  expect(
    await bed.db.run('', 'select email from player where first_name = $1', ['Cosima']),
  ).toEqual([{ email: known.email }])
})

test('after every mistake the account can still be made', async () => {
  await visitor.register(paid)
  expect(
    await bed.db.run('', 'select 1 from player where first_name = $1', ['Robin']),
  ).toHaveLength(1)
})

describe('while a currency is frozen', () => {
  const standStill = () =>
    freeze(bed.db, { currency: 'EUR', reason: 'a test', frozenAt: bed.deps.clock.now() })
  afterEach(() => unfreeze(bed.db, 'EUR'))

  test('no payment begins in it, and a payer who tries reads that nothing was charged', async () => {
    await standStill()
    const orders = bed.provider.orders.length
    await expect(openVisitor(bed).pay()).rejects.toMatchObject({
      code: 'money_frozen',
      facts: { charged: false },
    })
    expect(bed.provider.orders).toHaveLength(orders)
  })

  test('a payer reads that their money waits, and registers once it may move', async () => {
    const payer = openVisitor(bed)
    const id = await payAs(payer, {})
    await standStill()
    const waits = { code: 'pay_n_play_frozen', facts: { charged: true, refunded: false } }
    await expect(payer.register(id)).rejects.toMatchObject(waits)
    expect(await findCredentials(bed.db, payer.email)).toBeNull()
    await unfreeze(bed.db, 'EUR')
    await payer.register(id)
    const player = await findCredentials(bed.db, payer.email)
    expect((await bed.purses(player?.playerId ?? '')).real).toBe(5000n)
  })

  test('A5 whether an address is known cannot be found out either', async () => {
    const known = openVisitor(bed)
    await known.register(await payAs(known, {}))
    const other = openVisitor(bed)
    const id = await payAs(other, {})
    await standStill()
    for (const email of [known.email, other.email])
      await expect(other.register(id, { email, password: 'Another-1' })).rejects.toMatchObject({
        code: 'pay_n_play_frozen',
      })
  })
})

test('a registration that a quick deposit brings is written down as a security event, a second one of its address as well', async () => {
  const [first, second] = [openVisitor(bed), openVisitor(bed)]
  await first.register(await payAs(first, {}))
  await second.register(await payAs(second, {}), { email: first.email, password: 'Welcome-2' })
  const playerId = (await findCredentials(bed.db, first.email))?.playerId
  const events = await bed.db.run<{ kind: string }>(
    '',
    'select kind from security_event where player_id = $1 order by id',
    [playerId],
  )
  expect(events.map(({ kind }) => kind)).toEqual([
    'registered',
    'sign_in_wrong',
    'registered_again',
  ])
})
