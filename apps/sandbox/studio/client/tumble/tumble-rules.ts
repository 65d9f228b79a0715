import { PAYING_SYMBOLS } from '../../maths/slot/slot-maths.ts'
import type { TumbleMaths } from '../../maths/tumble/tumble-maths.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { payItem } from '../slot/slot-rules.ts'
import { fill } from '../words/words.ts'

/** Rules: the pay of each symbol at the chosen stake, and the effect of a win. */
export function tumbleRules(cabinet: Cabinet, maths: TumbleMaths): HTMLElement[] {
  const { words, money, bar, state } = cabinet
  const stake = bar.stake()
  const isWays = maths.winsBy === 'ways'
  const sentences = [
    ...(isWays
      ? [fill(words.waysRule, { count: maths.rows ** maths.strips.length }), words.wildRule]
      : [words.clustersRule]),
    words.fallRule,
    fill(words.fallTimes, { times: maths.multipliers.map((each) => `${each}×`).join(', ') }),
    words.stopsDecide,
    fill(words.topWin, { times: state.topWin.toLocaleString('en') }),
  ]
  return [
    el('h3', {}, fill(words.inStakes, { amount: money(stake) })),
    el(
      'ul',
      { class: 'pays' },
      ...PAYING_SYMBOLS.map((symbol) =>
        payItem(cabinet, symbol, maths.pays[symbol], stake, !isWays),
      ),
    ),
    ...sentences.map((text) => el('p', {}, text)),
  ]
}
