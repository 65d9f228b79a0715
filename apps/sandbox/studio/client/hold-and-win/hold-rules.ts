import type { HoldMaths } from '../../maths/hold-and-win/build-hold.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { slotRules } from '../slot/slot-rules.ts'
import { fill } from '../words/words.ts'

/** Rules: the effect and the worth of the coins, then the pays on the lines. */
export function holdRules(
  cabinet: Cabinet,
  { base, starts, spins, odds, coins, full }: HoldMaths,
): HTMLElement[] {
  const { words, state } = cabinet
  const weights = coins.reduce((sum, { weight }) => sum + weight, 0)
  const worth = coins.map(({ pay, weight }) => `${pay / 100}× (${weight}/${weights})`).join(', ')
  const sentences = [
    fill(words.holdRule, { count: starts, spins }),
    fill(words.coinOdds, { odds }),
    fill(words.coinWorth, { worth }),
    fill(words.holdFull, { times: (full / 100).toLocaleString('en') }),
    fill(words.topWin, { times: state.topWin.toLocaleString('en') }),
  ]
  return [
    ...sentences.map((text) => el('p', {}, text)),
    ...slotRules(cabinet, { ...base, kind: 'slot' }),
  ]
}
