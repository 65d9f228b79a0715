import { expect, test } from 'vitest'
import { buildMaths } from '../maths/slot/build-maths.ts'
import { drawRound } from '../maths/slot/spin.ts'
import { VARIANTS } from '../maths/slot/variants.ts'
import { openFastRandom } from './fast-random.ts'
import { compileSlot } from './fast-slot.ts'

test.each(
  VARIANTS.map(
    (variant) => [`${variant.layout} ${variant.feature} ${variant.volatility}`, variant] as const,
  ),
)('the simulator pays what the game pays for the same draws: %s', (_, variant) => {
  const maths = buildMaths(variant)
  const chance = openFastRandom()
  let draws: number[] = []
  const fast = compileSlot(maths, () => draws.shift() ?? -1)
  let features = 0
  for (let round = 0; round < 3000; round += 1) {
    draws = []
    const drawn = drawRound(maths, {
      below(limit) {
        draws.push(chance(limit))
        return draws.at(-1) as number
      },
    })
    if (drawn.spins.length > 1) features += 1
    expect(fast(), JSON.stringify(drawn)).toBe(drawn.total)
    expect(draws, 'and takes as many draws').toEqual([])
  }
  if (maths.freeSpins) expect(features).toBeGreaterThan(0)
})
