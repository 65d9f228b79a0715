import type { PickMaths } from '../../maths/pick-bonus/build-pick.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { slotRules } from '../slot/slot-rules.ts'
import { fill } from '../words/words.ts'

/** Rules: the prizes on the board, then the pays on the lines. */
export function pickRules(
  cabinet: Cabinet,
  { base, starts, prizes, ends }: PickMaths,
): HTMLElement[] {
  const { words, state } = cabinet
  const sentences = [
    fill(words.pickRule, { count: starts, places: prizes.length + ends, ends }),
    fill(words.pickPrizes, { prizes: prizes.map((pay) => `${pay / 100}×`).join(', ') }),
    words.pickFair,
    fill(words.topWin, { times: state.topWin.toLocaleString('en') }),
  ]
  return [
    ...sentences.map((text) => el('p', {}, text)),
    ...slotRules(cabinet, { ...base, kind: 'slot' }),
  ]
}
