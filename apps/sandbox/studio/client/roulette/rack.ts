import type { Cabinet } from '../cabinet.ts'
import { el, icon } from '../dom.ts'
import { fill } from '../words/words.ts'

export interface Bet {
  spot: string
  amount: number
}

/**
 * The player's chips, and what of them lies on the table. Nothing can be moved while it is
 * `locked`.
 */
export interface Rack {
  elements: HTMLElement[]
  locked: boolean
  laid: readonly Bet[]
  /** Chips on the table beside that which cannot be taken back, in minor units. */
  placed: number
  total(): number
  /** Draws a chip with an amount, in the colour of the largest chip that it could hold. */
  drawChip(amount: number): HTMLElement
  /** Lays one chip of the chosen value. */
  lay(spot: string): void
  put(bets: readonly Bet[]): void
  /** Remembers what lies there, to be laid again. */
  keep(bets?: readonly Bet[]): void
}

export function openRack(
  { words, money, sound, showMessage }: Cabinet,
  game: { chips: number[]; most: number },
  changed: () => void,
): Rack {
  let chip = game.chips[1] ?? 100
  let kept: readonly Bet[] = []
  const chips = game.chips.map((amount, index) =>
    el(
      'button',
      {
        class: `chip pick c${index}`,
        'aria-label': fill(words.chip, { amount: money(amount) }),
        onclick: () => pick(amount),
      },
      shortAmount(amount),
    ),
  )
  const tool = (name: 'undo' | 'clear' | 'repeat', bets: () => readonly Bet[]) =>
    el(
      'button',
      { class: 'step', 'aria-label': words[name], onclick: () => rack.locked || rack.put(bets()) },
      icon(name),
    )

  const rack: Rack = {
    elements: [
      el('div', { class: 'chips', role: 'group' }, ...chips),
      el(
        'div',
        { class: 'tools' },
        tool('undo', () => rack.laid.slice(0, -1)),
        tool('clear', () => []),
        tool('repeat', () => kept),
      ),
    ],
    locked: true,
    laid: [],
    placed: 0,
    total: () => rack.laid.reduce((sum, bet) => sum + bet.amount, 0),
    drawChip: (amount) =>
      el('span', { class: `chip ${colourOf(amount, game.chips)}` }, shortAmount(amount)),
    lay(spot) {
      if (rack.locked) return
      if (rack.placed + rack.total() + chip > game.most)
        return showMessage(fill(words.tableFull, { amount: money(game.most) }), 'problem')
      sound.tick()
      rack.put([...rack.laid, { spot, amount: chip }])
    },
    put(bets) {
      rack.laid = bets
      changed()
    },
    keep(bets = rack.laid) {
      kept = bets
    },
  }

  function pick(amount: number) {
    chip = amount
    for (const [index, button] of chips.entries())
      button.setAttribute('aria-pressed', String(game.chips[index] === amount))
  }
  pick(chip)
  return rack
}

/** Returns the class of the largest chip of the rack that is in this amount. */
export function colourOf(amount: number, chips: readonly number[]): string {
  return `c${Math.max(
    0,
    chips.findLastIndex((chip) => chip <= amount),
  )}`
}

/** Returns an amount that fits on a chip. */
function shortAmount(minor: number): string {
  const whole = minor / 100
  if (whole >= 1000) return `${Math.round(whole / 100) / 10}k`
  return whole >= 1 ? String(Math.round(whole * 10) / 10) : String(whole.toFixed(2)).slice(1)
}
