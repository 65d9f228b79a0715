import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MoneyCasino, openMoneyCasino } from '#testkit/money-casino.ts'
import { trialBalance } from '../../src/ledger/trial-balance.ts'
import { type Command, command } from './money-commands.ts'
import { answer, newModel } from './money-model.ts'

/** Set MONEY_MODEL_COMMANDS to run more than the share of `npm test`. */
const COMMANDS = Number(process.env.MONEY_MODEL_COMMANDS ?? 1_000)
const PER_RUN = 100

let money: MoneyCasino
let runs = 0

beforeAll(async () => {
  money = await openMoneyCasino()
})
afterAll(() => money.close())

/** Money to begin with. */
const BEGINNING: Command[] = [
  { do: 'register' },
  { do: 'register' },
  { do: 'deposit', player: 0, key: 0, amount: 9000, down: false },
  { do: 'report', payment: 0, claim: { state: 'paid', lie: 'none' }, delivery: 'now' },
  { do: 'deposit', player: 1, key: 0, amount: 5000, down: false },
  { do: 'report', payment: 1, claim: { state: 'paid', lie: 'none' }, delivery: 'now' },
]

test('T1: whatever players and providers do in whatever order, the casino and a model of a few lines agree', async () => {
  const history = fc.array(command, {
    minLength: PER_RUN - BEGINNING.length,
    maxLength: PER_RUN - BEGINNING.length,
  })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const casino = money.openHistory(`m${++runs}`)
      const model = newModel(money.clock.nowMs())
      try {
        for (const step of [...BEGINNING, ...steps])
          expect([await casino.carryOut(step), step]).toEqual([answer(model, step), step])
        expect(await casino.purses()).toEqual(
          model.players.map(({ real, held }) => ({ real, held })),
        )
      } finally {
        await casino.end()
      }
      const { differences, emptyTransfers } = await trialBalance(money.db)
      expect([differences, emptyTransfers]).toEqual([[], []])
    }),
    { numRuns: Math.ceil(COMMANDS / PER_RUN), endOnFailure: true },
  )
}, 7_200_000)
