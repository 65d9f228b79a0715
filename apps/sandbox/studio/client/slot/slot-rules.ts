import { PAYING_SYMBOLS } from '../../maths/slot/slot-maths.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { fill } from '../words/words.ts'
import type { SlotDescription } from './slot-shapes.ts'

/** Rules: the pay of each symbol at the chosen stake, and what counts as a win. */
export function slotRules(cabinet: Cabinet, maths: SlotDescription): HTMLElement[] {
  const { words, money, bar } = cabinet
  const stake = bar.stake()
  return [
    el('h3', {}, fill(words.inStakes, { amount: money(stake) })),
    el(
      'ul',
      { class: 'pays' },
      ...PAYING_SYMBOLS.map((symbol) => payItem(cabinet, symbol, maths.pays[symbol], stake)),
      ...scatterItem(cabinet, maths, stake),
    ),
    ...sentences(cabinet, maths).map((text) => el('p', {}, text)),
    ...(maths.lines ? [el('h3', {}, words.lines), lineDrawings(maths)] : []),
  ]
}

/**
 * Returns the pays of one symbol; counts with the same pay stand together. `openEnded` where more
 * than the last count pay as it does.
 */
export function payItem(
  { state, money }: Cabinet,
  symbol: string,
  pays: readonly number[],
  stake: number,
  openEnded = false,
): HTMLElement {
  const lines = pays.flatMap((pay, count) => {
    if (pay === 0 || pays[count - 1] === pay) return []
    const next = pays.findIndex((other, index) => index > count && other !== pay)
    const last = next === -1 ? pays.length - 1 : next - 1
    const counts =
      openEnded && next === -1 ? `${count}+` : last > count ? `${count}–${last}` : String(count)
    return [el('span', {}, el('b', {}, counts), ' ', el('bdi', {}, money((pay * stake) / 100)))]
  })
  return el(
    'li',
    {},
    el('img', { src: state.art.symbols[symbol] ?? '', alt: '', width: 56, height: 56 }),
    el('div', {}, ...lines.toReversed()),
  )
}

function scatterItem(cabinet: Cabinet, maths: SlotDescription, stake: number): HTMLElement[] {
  return maths.scatterPays.length > 0 ? [payItem(cabinet, 'scatter', maths.scatterPays, stake)] : []
}

function sentences({ words }: Cabinet, maths: SlotDescription): string[] {
  const { freeSpins: free } = maths
  const many = free?.multipliers.map(({ multiplier }) => `${multiplier}×`).join(', ') ?? ''
  const steady = free?.multipliers.length === 1 ? (free.multipliers[0]?.multiplier ?? 1) : 0
  const spins =
    free?.spins
      .flatMap((count, scatters) => (count > 0 ? [`${scatters} → ${count}`] : []))
      .join(', ') ?? ''
  const waysRule = fill(words.waysRule, { count: maths.rows ** maths.strips.length })
  const linesRule = fill(maths.bothWays ? words.bothRule : words.linesRule, {
    count: maths.lines?.length ?? 0,
  })
  return [
    maths.lines ? linesRule : waysRule,
    words.wildRule,
    ...(maths.wildMultiplier > 1 ? [fill(words.wildTimes, { times: maths.wildMultiplier })] : []),
    ...(free ? [fill(words.scatterRule, { spins, cap: free.cap })] : []),
    ...(steady > 1 ? [fill(words.multiplierRule, { times: steady })] : []),
    ...(free && steady === 0 ? [fill(words.wheelRule, { times: many })] : []),
    ...(free?.kind === 'wild-reel' ? [words.wildReelRule] : []),
    ...(free?.kind === 'expanding' ? [words.expandingRule] : []),
  ]
}

/** Each line as a small picture: a dot a reel, at the height of its row. */
function lineDrawings({ lines, rows, strips }: SlotDescription): HTMLElement {
  const pictures = (lines ?? []).map((line, index) => {
    const cells = Array.from({ length: rows * strips.length }, (_, cell) => {
      const [row, reel] = [Math.floor(cell / strips.length), cell % strips.length]
      return el('i', line[reel] === row ? { class: 'on' } : {})
    })
    const picture = el(
      'li',
      {},
      el('span', { class: 'cells' }, ...cells),
      el('small', {}, String(index + 1)),
    )
    picture.style.setProperty('--reels', String(strips.length))
    return picture
  })
  return el('ul', { class: 'lines' }, ...pictures)
}
