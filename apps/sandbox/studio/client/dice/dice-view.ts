import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el, isEnabled, setEnabled } from '../dom.ts'
import { playInstantly } from '../instant.ts'
import { times } from '../money.ts'
import { easeOut, tween } from '../motion.ts'
import { fill } from '../words/words.ts'

type Side = 'over' | 'under'
interface Shown {
  roll: number
  side: Side
  chance: number
}
interface Description {
  least: number
  most: number
}

const ROLL_MS = 900
const REMEMBERED = 8

/** Dice: one number on a scale from 0 to 100, and the part of the scale that wins. */
export const dice: GameView = {
  open: openDice,
  rules: ({ words }) => [el('p', {}, words.diceRule)],
}

async function openDice(cabinet: Cabinet): Promise<void> {
  const { stage, extras, words } = cabinet
  const bet = openBet(cabinet, () => play.refresh())
  const number = el('output', { class: 'roll', 'aria-hidden': 'true' }, '50.00')
  const marker = el('i', { class: 'marker' })
  const past = el('ol', { class: 'past' })
  bet.track.append(marker)
  stage.append(
    el(
      'div',
      { class: 'dice' },
      number,
      el('div', { class: 'scale' }, bet.track, bet.slider, bet.ends),
    ),
  )
  extras.append(bet.odds, past)

  const place = (value: number) => {
    number.replaceChildren(rollText(value))
    marker.style.setProperty('--at', `${value / 100}%`)
  }
  const play = playInstantly(cabinet, {
    button: words.bet,
    autoplay: true,
    choice: () => ({ stake: cabinet.bar.stake(), ...bet.chosen() }),
    lock: bet.lock,
    begin: () => {
      number.dataset.outcome = ''
      marker.dataset.outcome = ''
    },
    async reveal(round: RoundView) {
      const shown = round.shown as Shown
      bet.choose(shown)
      const from = Number(number.textContent) * 100
      await tween(ROLL_MS, (part) => {
        place(
          Math.round(
            from + (shown.roll - from) * easeOut(part) + (1 - part) * Math.sin(part * 40) * 900,
          ),
        )
      })
      place(shown.roll)
      const outcome = (round.win ?? 0) > 0 ? 'hit' : 'miss'
      number.dataset.outcome = outcome
      marker.dataset.outcome = outcome
      past.prepend(el('li', outcome === 'hit' ? { class: 'high' } : {}, rollText(shown.roll)))
      if (past.children.length > REMEMBERED) past.lastElementChild?.remove()
    },
    fact: (round) => fill(words.rolled, { number: rollText((round.shown as Shown).roll) }),
  })
  place(5000)
  marker.dataset.outcome = 'none'
  await play.resume()
}

/**
 * Draws the choice of winning rolls: a slider, which arrow keys move too, and the side of it that
 * wins.
 */
function openBet({ words, state, bar, money }: Cabinet, changed: () => void) {
  const { least, most } = state.game as unknown as Description
  let [side, chance, locked]: [Side, number, boolean] = ['over', 50, false]
  const slider = el('input', {
    type: 'range',
    min: least,
    max: 100 - least,
    step: 1,
    value: 50,
    oninput: slide,
  })
  const over = el('button', { class: 'side', type: 'button', onclick: () => turn(over, 'over') })
  const under = el('button', { class: 'side', type: 'button', onclick: () => turn(under, 'under') })
  const sides = el('div', { class: 'sides', role: 'group' }, under, over)
  const odds = el('p', { class: 'odds' })
  const track = el('div', { class: 'track', 'aria-hidden': 'true' })
  const ends = el(
    'div',
    { class: 'ends', 'aria-hidden': 'true' },
    ...[0, 25, 50, 75, 100].map((end) => el('span', {}, String(end))),
  )

  function slide() {
    const at = Number(slider.value)
    chance = Math.min(Math.max(side === 'over' ? 100 - at : at, least), most)
    show()
    changed()
  }
  function turn(button: HTMLButtonElement, to: Side) {
    if (!isEnabled(button)) return
    side = to
    slide()
  }
  function show() {
    const edge = side === 'over' ? 100 - chance : chance
    slider.value = String(edge)
    slider.disabled = locked
    track.dataset.side = side
    track.style.setProperty('--edge', `${edge}%`)
    const pays = Math.floor(9900 / chance)
    over.replaceChildren(fill(words.over, { number: rollText((100 - chance) * 100 - 1) }))
    under.replaceChildren(fill(words.under, { number: rollText(chance * 100) }))
    for (const [button, each] of [[over, 'over'] as const, [under, 'under'] as const]) {
      button.setAttribute('aria-pressed', String(side === each))
      setEnabled(button, !locked)
    }
    slider.setAttribute('aria-label', fill(words.chance, { percent: '' }).trim())
    slider.setAttribute('aria-valuetext', `${chance} %`)
    const line = `${fill(words.chance, { percent: `${chance} %` })} · ${fill(words.pays, { multiplier: times(pays) })}`
    odds.replaceChildren(
      sides,
      el('span', {}, `${line} · ${money(Math.floor((bar.stake() * pays) / 100))}`),
    )
  }
  bar.onStake(show)
  show()
  return {
    slider,
    track,
    ends,
    odds,
    chosen: () => ({ side, chance }),
    choose(shown: Shown) {
      ;({ side, chance } = shown)
      show()
    },
    lock(value: boolean) {
      locked = value
      show()
    },
  }
}

function rollText(roll: number): string {
  return (roll / 100).toFixed(2).padStart(5, '0')
}
