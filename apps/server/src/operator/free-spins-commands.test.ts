import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { type FreeSpinsBed, openFreeSpinsBed } from '#testkit/free-spins.ts'
import type { Database } from '../db/database.ts'
import { listPlayerEvents } from '../players/events/player-events.ts'
import { freeSpinsNoun } from './free-spins-commands.ts'
import { selectOperatorActs } from './operator-act.store.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const BY = ['--by', 'kim', '--reason', 'a late launch']

let db: Database
let bed: FreeSpinsBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openFreeSpinsBed(db)
  await bed.give(await bed.newPlayer())
})
afterAll(() => db.close())

const freeSpins = (...args: string[]) =>
  freeSpinsNoun.carryOut({ ...bed.casino, bonuses: bed.bonuses }, freeSpinsNoun.read(args, NOW).ask)

test('an operator gives free spins of a template with name and reason, shows them and takes them back', async () => {
  const ann = await bed.newPlayer()
  const { report } = await freeSpins('give', ann, '--template', 'lanterns', '--days', '3', ...BY)
  const [given] = (report as { freeSpins: { id: string }[] }).freeSpins
  expect(given).toMatchObject({
    ...{ state: 'offered', spins: 3, played: 0, stake: '0.20', currency: 'EUR', paid: null },
    until: new Date(bed.casino.clock.nowMs() + 3 * 86_400_000).toISOString(),
  })
  expect(await selectOperatorActs(db, ann, 5)).toMatchObject([
    { operator: 'kim', act: 'freespins give', reason: 'a late launch' },
  ])
  expect(await listPlayerEvents(db, ann, 5)).toMatchObject([
    { actor: 'operator/kim', kind: 'free_spins_offered' },
  ])
  await freeSpins('withdraw', given?.id ?? '', ...BY)
  expect((await freeSpins('show', ann)).lines).toEqual([
    expect.stringContaining('cancelled  0 of 3 at 0.20 EUR in slot'),
  ])
  await expect(freeSpins('withdraw', given?.id ?? '', ...BY)).rejects.toThrow('have ended')
})

test.each([
  [['give', 'ann', ...BY], '--template does not take this'],
  [['give', 'ann', '--template', 'lanterns', '--days', '0', ...BY], '--days does not take this'],
  [['give', 'ann', '--template', 'lanterns'], 'Say who acts'],
  [['keep', 'ann', ...BY], 'freespins give EMAIL|ID'],
])('an operator’s command about free spins %j is refused with a sentence', (args, sentence) => {
  expect(() => freeSpinsNoun.read(args, NOW)).toThrow(sentence)
})

test('no free spins are given of a template that there is not, nor to a player who may not play', async () => {
  const ann = await bed.newPlayer()
  await expect(freeSpins('give', ann, '--template', 'none', ...BY)).rejects.toThrow(
    'There is no such template',
  )
  await expect(freeSpins('withdraw', 'none', ...BY)).rejects.toThrow('no such free spins')
  await bed.casino.exclude(ann)
  await expect(freeSpins('give', ann, '--template', 'lanterns', ...BY)).rejects.toThrow(
    'may not play',
  )
  expect((await freeSpins('show', ann)).lines).toEqual([`Player ${ann} has no free spins.`])
})
