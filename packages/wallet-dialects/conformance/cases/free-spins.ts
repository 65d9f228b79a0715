import type { Case } from '../case.ts'
import { newRef, tally } from '../desk.ts'

const AT_ONCE = 20
const needs = ['free spins'] as const

/** Returns this number of rounds; the last one wins `won`. */
const roundsOf = (spins: number, won: number) =>
  Array.from({ length: spins }, (_, at) => ({
    id: newRef(),
    roundId: newRef(),
    won: at === spins - 1 ? won : 0,
  }))

export const FREE_SPINS_CASES: readonly Case[] = [
  {
    name: 'free spins that the casino has not issued pay nothing',
    rule: 8,
    needs,
    expected: ['refused', 'moved +0'],
    run: async ({ reportFreeSpins, resultOf, moved }) => [
      await resultOf(await reportFreeSpins(roundsOf(1, 25), { issueId: newRef() })),
      await moved(),
    ],
  },
  {
    name: 'free spins take no stake and pay what they have won once, reported twenty times at once',
    rule: 2,
    needs,
    also: 'freeSpins',
    expected: ['20 done', 'moved +25', 'done +25', 'refused DUPLICATE_TRANSACTION', 'moved +25'],
    run: async ({ freeSpins, reportFreeSpins, resultOf, moved }) => {
      const rounds = roundsOf(freeSpins?.spins ?? 1, 25)
      const results = await Promise.all(
        Array.from({ length: AT_ONCE }, () => reportFreeSpins(rounds)),
      )
      const paid = await moved()
      const [first, ...others] = rounds
      const another = first ? [{ ...first, won: first.won + 1 }, ...others] : []
      return [
        tally(results),
        paid,
        await resultOf(await reportFreeSpins(rounds)),
        await resultOf(await reportFreeSpins(another)),
        await moved(),
      ]
    },
  },
]
