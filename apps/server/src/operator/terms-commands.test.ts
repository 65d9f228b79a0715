import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { OFFER, openTermsFolder } from '#testkit/terms-files.ts'
import type { Database } from '../db/database.ts'
import { selectOperatorActs } from './operator-act.store.ts'
import { carryOutCommand, readOperatorCommand } from './operator-command.ts'

const BY = ['--by', 'kim', '--reason', 'a campaign']
const { fileOf, remove } = openTermsFolder()

let db: Database
let bed: BonusBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  await operator('templates', 'add', fileOf(TEMPLATE), ...BY)
})
afterAll(async () => {
  await db.close()
  remove()
})

const TEMPLATE = `
id: lanterns
games: [slot]
spins: 3
days: 7
winnings: real
texts: {en: {title: Lanterns, description: Three.}}
currencies: {EUR: {stake: 0.20, maxWin: 50}}
`
const PLAN = `
id: embers
percent: 10
everyDays: 7
paidAs: real
endsAt: 2099-05-01
texts: {en: {title: Embers, description: A tenth.}}
currencies: {EUR: {minLoss: 20, maxCashback: 100}}
`
/** The offer without a code, with another id and other lines. */
const offer = (id: string, lines = '') =>
  fileOf(`${OFFER.replace('id: spring', `id: ${id}`).replace('code: spring\n', '')}${lines}`)

const operator = (...args: string[]) =>
  carryOutCommand(
    { ...bed.casino, bonuses: bed.bonuses, db },
    readOperatorCommand(args, bed.casino.clock.now()).command,
  )
const open = async (playerId: string | null = null, currency = 'EUR') =>
  (await bed.bonuses.listOffers({ currency, language: 'en', playerId })).map(({ id }) => id)
const pay = (playerId: string, bonusCode: string) =>
  db.transaction((tx) =>
    bed.bonuses.giveForDeposit(tx, {
      ...{ id: `d-${playerId}-${bonusCode}`, playerId, currency: 'EUR' },
      ...{ credited: 50_00n, bonusCode },
    }),
  )
const codeFound = async (code: string) =>
  (
    await bed.bonuses.lookUpCode(
      { code, currency: 'EUR', playerId: null },
      { ip: '192.0.2.1', requestId: 'r', language: 'en' },
    )
  )?.id ?? null

test('an operator adds an offer by a code, changes and ends it, and the log says what was before', async () => {
  const ann = await bed.newPlayer()
  const { lines } = await operator('offers', 'add', fileOf(OFFER), ...BY)
  expect(lines).toEqual([
    'spring  code SPRING  50%, staked 10 times  EUR JPY  until 2099-05-01T00:00:00.000Z',
  ])
  expect(await codeFound('spring')).toBe('spring')
  await pay(ann, 'Spring')
  expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 25_00n })

  await operator('offers', 'change', fileOf(OFFER.replace('percent: 50', 'percent: 80')), ...BY)
  const bea = await bed.newPlayer()
  await pay(bea, 'SPRING')
  expect(await bed.purses(bea)).toEqual({ real: 0n, bonus: 40_00n })

  const now = bed.casino.clock.now().toISOString()
  expect((await operator('offers', 'end', 'spring', ...BY)).lines).toEqual([
    `spring  code SPRING  80%, staked 10 times  EUR JPY  ended ${now}`,
  ])
  expect(await codeFound('spring')).toBeNull()
  expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 25_00n })
  await expect(operator('offers', 'end', 'spring', ...BY)).rejects.toThrow(
    'The offer spring has ended.',
  )
  expect(await selectOperatorActs(db, 'spring', 9)).toMatchObject([
    {
      act: 'offers end',
      before: { endsAt: '2099-05-01T00:00:00.000Z' },
      after: { endsAt: now },
    },
    {
      act: 'offers change',
      before: { percent: 50 },
      after: { percent: 80, currencies: { EUR: { minDeposit: '20.00', maxBonus: '100.00' } } },
    },
    {
      ...{ act: 'offers add', operator: 'kim', reason: 'a campaign', before: {} },
      after: { code: 'SPRING', percent: 50, minOdds: '1.50', shares: { live: 10, sports: 0 } },
    },
  ])
})

test('an offer for all is listed for its currencies while it goes on, and waits for its beginning', async () => {
  await operator('offers', 'add', offer('easter'), ...BY)
  await operator('offers', 'add', offer('later', 'startsAt: 2099-04-01T10:00Z\n'), ...BY)
  expect(await open()).toEqual(['easter'])
  expect(await open(null, 'JPY')).toEqual(['easter'])
  expect(await open(null, 'USD')).toEqual([])
  expect((await operator('offers', '--most', '2')).lines).toEqual([
    expect.stringMatching(/^easter {2}for all .* until /),
    expect.stringMatching(/^later {2}for all .* begins 2099-04-01T10:00:00.000Z$/),
  ])
  expect((await operator('offers', 'end', 'later', ...BY)).lines).toEqual([
    expect.stringContaining(`ended ${bed.casino.clock.now().toISOString()}`),
  ])
  await operator('offers', 'end', 'easter', ...BY)
  expect(await open()).toEqual([])
})

test('the shown text of an offer is a file by which it can be changed', async () => {
  const named = 'freeBet: {days: 7, sports: [Football]}\n'
  await expect(operator('offers', 'add', offer('kept', named), ...BY)).rejects.toThrow(
    'currencies.EUR.freeBet is missing.',
  )
  const terms = OFFER.replace('id: spring', 'id: kept')
    .replace('code: spring\n', '')
    .replace(/EUR: {(.*)}\n .*/, 'EUR: {$1, freeBet: 5}')
  await operator('offers', 'add', fileOf(terms + named), ...BY)
  const { report, lines } = await operator('offers', 'show', 'kept')
  await operator('offers', 'change', fileOf(lines.join('\n')), ...BY)
  expect((await operator('offers', 'show', 'kept')).report).toEqual(report)
  expect(report).toMatchObject({
    found: [
      {
        id: 'kept',
        terms: {
          freeBet: {
            minOdds: '1.50',
            kinds: ['single', 'multiple'],
            sports: ['Football'],
            days: 7,
          },
          currencies: { EUR: { freeBet: '5.00' } },
        },
      },
    ],
  })
  await operator('offers', 'end', 'kept', ...BY)
})

describe('free spins', () => {
  const BRINGING = `
id: beacons
code: BEACONS
freeSpins: lanterns
endsAt: 2099-05-01
texts: {en: {title: Beacons, description: Three spins.}}
currencies: {EUR: {minDeposit: 20}}
`
  test('of a template come with an offer that names it, and the template cannot end before the offer', async () => {
    await operator('offers', 'add', fileOf(BRINGING), ...BY)
    const ann = await bed.newPlayer()
    await pay(ann, 'beacons')
    expect(await bed.bonuses.listFreeSpins(ann)).toMatchObject([{ spins: 3, stake: 20n }])

    await expect(operator('templates', 'end', 'lanterns', ...BY)).rejects.toThrow(
      'The offer beacons brings these free spins: end or change it first.',
    )
    const inYen = TEMPLATE.replace('EUR: {stake: 0.20', 'JPY: {stake: 20')
    await expect(operator('templates', 'change', fileOf(inYen), ...BY)).rejects.toThrow(
      'The offer beacons brings these free spins in EUR: keep a stake in it.',
    )
    await operator('offers', 'end', 'beacons', ...BY)
    await operator('templates', 'end', 'lanterns', ...BY)
    expect(await bed.bonuses.listFreeSpins(ann)).toMatchObject([{ spins: 3, state: 'accepted' }])
    await expect(
      operator('freespins', 'give', ann, '--template', 'lanterns', ...BY),
    ).rejects.toThrow('There is no such template in the currency of the player.')
    await expect(operator('offers', 'change', fileOf(BRINGING), ...BY)).rejects.toThrow(
      'The template of free spins lanterns has ended.',
    )

    await operator('templates', 'change', fileOf(TEMPLATE), ...BY)
    expect((await operator('templates')).lines).toEqual([
      'lanterns  3 in slot  won as real money  EUR  without an end',
    ])
  })

  test('that are not there, or not in a currency of the offer, come with none', async () => {
    const other = BRINGING.replace('id: beacons', 'id: other').replace('code: BEACONS\n', '')
    await expect(
      operator('offers', 'add', fileOf(other.replace('lanterns', 'none')), ...BY),
    ).rejects.toThrow('There is no template of free spins none.')
    await expect(
      operator('offers', 'add', fileOf(other.replace('EUR', 'USD')), ...BY),
    ).rejects.toThrow('The free spins of lanterns have no stake in USD.')
  })
})

test('an operator adds a cashback plan, whose periods stay once they have begun, and ends it', async () => {
  await operator('cashback', 'add', fileOf(PLAN), ...BY)
  expect((await operator('cashback')).lines).toEqual([
    'embers  10% of each 7 days  paid as real money  EUR  until 2099-05-01T00:00:00.000Z',
  ])
  await bed.bonuses.jobs?.find(({ name }) => name === 'cashback')?.run(new AbortController().signal)
  await operator('cashback', 'change', fileOf(PLAN.replace('percent: 10', 'percent: 12')), ...BY)
  await expect(
    operator('cashback', 'change', fileOf(PLAN.replace('everyDays: 7', 'everyDays: 1')), ...BY),
  ).rejects.toThrow('The periods of embers have begun: startsAt and everyDays stay.')
  await operator('cashback', 'end', 'embers', ...BY)
  expect(await selectOperatorActs(db, 'embers', 9)).toMatchObject([
    { act: 'cashback end' },
    { act: 'cashback change', before: { percent: 10 }, after: { percent: 12 } },
    { act: 'cashback add' },
  ])
})

test('plans that run at one time give back no more than was lost', async () => {
  const [most, more] = ['most', 'more'].map((id) => PLAN.replace('embers', id))
  await operator(
    'cashback',
    'add',
    fileOf((most ?? '').replace('percent: 10', 'percent: 91')),
    ...BY,
  )
  await expect(operator('cashback', 'add', fileOf(more ?? ''), ...BY)).rejects.toThrow(
    'With more, plans that run at one time would give back 101% of a loss: 100% is the most.',
  )
  await operator('cashback', 'end', 'most', ...BY)
  await operator('cashback', 'add', fileOf(more ?? ''), ...BY)
  await operator('cashback', 'end', 'more', ...BY)
})

test('no more offers for all and plans go on than players are shown', async () => {
  for (let number = 1; number <= 48; number += 1)
    await operator('offers', 'add', offer(`many-${number}`), ...BY)
  await expect(operator('offers', 'add', offer('many-49'), ...BY)).rejects.toThrow(
    '48 offers without a code have not ended',
  )
  expect(await open()).toHaveLength(48)
  for (let number = 1; number <= 10; number += 1)
    await operator('cashback', 'add', fileOf(PLAN.replace('embers', `plan-${number}`)), ...BY)
  await expect(
    operator('cashback', 'add', fileOf(PLAN.replace('embers', 'plan-11')), ...BY),
  ).rejects.toThrow('10 plans have not ended: end one first.')
})

test('two operators who add an offer at once: one of them reads that it exists already', async () => {
  const added = await Promise.allSettled(
    [1, 2].map(() => operator('offers', 'add', fileOf(OFFER.replaceAll('spring', 'twice')), ...BY)),
  )
  expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
