import type { ChangingMaths } from '../../maths/changing-reels/build-changing.ts'
import { PAYING_SYMBOLS } from '../../maths/slot/slot-maths.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { payItem } from '../slot/slot-rules.ts'
import { fill } from '../words/words.ts'

/**
 * Rules: the pay of each symbol at the chosen stake, how the reels change, and what the free spins
 * multiply.
 */
export function changingRules(
  cabinet: Cabinet,
  { pays, heights, freeSpins, strips }: ChangingMaths,
): HTMLElement[] {
  const { words, money, bar, state } = cabinet
  const stake = bar.stake()
  const rows = heights.map((each) => each.rows)
  const [low, high] = [Math.min(...rows), Math.max(...rows)]
  const spins = freeSpins
    .flatMap((count, scatters) => (count > 0 ? [`${scatters} → ${count}`] : []))
    .join(', ')
  const sentences = [
    fill(words.changingRule, { low, high }),
    fill(words.waysRule, { count: (high ** strips.length).toLocaleString('en') }),
    words.wildRule,
    fill(words.risingSpins, { spins }),
    fill(words.topWin, { times: state.topWin.toLocaleString('en') }),
  ]
  return [
    el('h3', {}, fill(words.inStakes, { amount: money(stake) })),
    el(
      'ul',
      { class: 'pays' },
      ...PAYING_SYMBOLS.map((symbol) => payItem(cabinet, symbol, pays[symbol], stake)),
    ),
    ...sentences.map((text) => el('p', {}, text)),
  ]
}
