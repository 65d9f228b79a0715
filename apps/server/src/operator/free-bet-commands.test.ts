import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { listPlayerEvents } from '../players/events/player-events.ts'
import { freeBetNoun } from './free-bet-commands.ts'
import { selectOperatorActs } from './operator-act.store.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const BY = ['--by', 'kim', '--reason', 'a late match']

let db: Database
let bed: BonusBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

const freeBets = (...args: string[]) =>
  freeBetNoun.carryOut({ ...bed.deps, bonuses: bed.bonuses }, freeBetNoun.read(args, NOW).ask)

test('an operator gives a free bet with who and why, shows it and takes it back', async () => {
  const ann = await bed.newPlayer()
  const terms = [
    '--amount',
    '5.00',
    '--days',
    '3',
    '--odds',
    '1.80',
    '--sports',
    'Football, Tennis',
  ]
  const { report } = await freeBets('give', ann, ...terms, '--kinds', 'single', ...BY)
  const [given] = (report as { freeBets: { id: string }[] }).freeBets
  expect(given).toMatchObject({
    ...{ state: 'given', amount: '5.00', currency: 'EUR', minOdds: '1.80', kinds: ['single'] },
    sports: ['Football', 'Tennis'],
    endsAt: new Date(bed.casino.clock.nowMs() + 3 * 86_400_000).toISOString(),
  })
  expect(await selectOperatorActs(db, ann, 5)).toMatchObject([
    { operator: 'kim', act: 'freebets give', reason: 'a late match' },
  ])
  expect(await listPlayerEvents(db, ann, 5)).toMatchObject([
    { actor: 'operator/kim', kind: 'free_bet_given' },
  ])
  await freeBets('withdraw', given?.id ?? '', ...BY)
  expect((await freeBets('show', ann)).lines).toEqual([expect.stringContaining('withdrawn')])
  await expect(freeBets('withdraw', given?.id ?? '', ...BY)).rejects.toThrow(
    'There is no such free bet',
  )
})

test.each([
  [['give', 'ann', '--amount', '5', '--days', '0', ...BY], '--days does not take this'],
  [['give', 'ann', '--amount', '5', '--days', '3', '--odds', '0.9', ...BY], '--odds does not take'],
  [['give', 'ann', '--amount', '5', '--days', '3', '--kinds', 'system', ...BY], '--kinds does not'],
  [
    ['give', 'ann', '--amount', '5', '--days', '3', '--bonus-odds', '2', ...BY],
    'goes with --wagering',
  ],
  [['give', 'ann', '--amount', '5', '--days', '3'], 'Say who acts'],
  [['keep', 'ann', ...BY], 'freebets give EMAIL|ID'],
])('an operator’s command about free bets %j is refused with a sentence', (args, sentence) => {
  expect(() => freeBetNoun.read(args, NOW)).toThrow(sentence)
})

test('an operator says from which odds on the bonus counts that a free bet wins', async () => {
  const ann = await bed.newPlayer()
  const terms = ['--amount', '5', '--days', '3', '--wagering', '4', '--bonus-odds', '2.25']
  await freeBets('give', ann, ...terms, ...BY)
  expect(await bed.bonuses.listFreeBets(ann)).toMatchObject([
    { winnings: { as: 'bonus', wagering: 4, minOdds: '2.25' } },
  ])
})

test.each(['0', '-5', 'five', '5.001'])(
  'no free bet is given of an amount such as %s',
  async (amount) => {
    const ann = await bed.newPlayer()
    await expect(
      freeBets('give', ann, `--amount=${amount}`, '--days', '3', ...BY),
    ).rejects.toThrow()
    expect((await freeBets('show', ann)).lines).toEqual([`Player ${ann} has no free bets.`])
  },
)
