import type { RoundView } from '../../play-view.ts'
import { walkByArrows } from '../arrow-keys.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { cardFace, cardName } from '../cards/card-face.ts'
import { el, setEnabled } from '../dom.ts'
import { motionAllowed, pause } from '../motion.ts'
import { playBySteps } from '../steps.ts'
import type { Words } from '../words/words.ts'

interface Shown {
  hand: number[]
  name: string
  held: boolean[] | null
  over: boolean
}
interface Description {
  pays: Record<string, number>
}

const DEAL_MS = 350

/** Video poker: the pay table, five cards that are buttons, and one draw. */
export const videoPoker: GameView = {
  open: openVideoPoker,
  rules: ({ words }) => [el('p', {}, words.videoPokerRule)],
}

async function openVideoPoker(cabinet: Cabinet): Promise<void> {
  const { state, stage, words, bar, sound, money } = cabinet
  const { pays } = state.game as unknown as Description
  let held = [false, false, false, false, false]
  let shown: Shown | null = null
  let canHold = false
  const table = openPayTable(words, pays, (times) => money(times * bar.stake()))
  const places = held.map((_, index) =>
    el('button', { class: 'place', type: 'button', onclick: () => toggle(index) }),
  )
  const row = el('div', { class: 'hand', role: 'group', 'aria-label': words.holdCards }, ...places)
  stage.closest<HTMLElement>('.game')?.toggleAttribute('data-cards', true)
  stage.append(el('div', { class: 'felt' }, table.element, row))
  walkByArrows(row, places)

  function toggle(index: number) {
    if (!canHold) return
    held = held.map((each, place) => (place === index ? !each : each))
    sound.tick()
    paint()
  }
  function paint() {
    for (const [index, place] of places.entries()) {
      const card = shown?.hand[index] ?? null
      const isHeld = shown?.over ? (shown.held?.[index] ?? false) : held[index] === true
      const face = cardFace(words, card)
      face.removeAttribute('role')
      face.setAttribute('aria-hidden', 'true')
      if (place.dataset.card !== String(card)) place.replaceChildren(face, el('small', {}))
      place.dataset.card = String(card)
      place.querySelector('small')?.replaceChildren(isHeld && shown ? words.held : '')
      place.classList.toggle('held', isHeld && shown !== null)
      place.setAttribute('aria-pressed', String(isHeld && shown !== null))
      place.setAttribute(
        'aria-label',
        card === null ? words.hold : `${words.hold}: ${cardName(words, card)}`,
      )
      setEnabled(place, canHold)
    }
    table.mark(shown?.name ?? null)
  }

  const play = playBySteps(cabinet, {
    startButton: words.deal,
    choice: () => ({ stake: bar.stake() }),
    show(round, canAct) {
      const next = (round?.shown ?? null) as Shown | null
      if (!next) held = held.map(() => false)
      shown = next
      canHold = canAct && next !== null && !next.over
      paint()
      table.price()
    },
    async reveal() {
      sound.tick()
      if (motionAllowed()) await pause(DEAL_MS)
    },
    mainAction: () => ({ text: words.draw, action: { kind: 'draw', held } }),
    prompt: (round: RoundView) => nameOf(words, (round.shown as Shown).name) || words.holdCards,
    aloud: (round: RoundView) =>
      (round.shown as Shown).hand.map((card) => cardName(words, card)).join(', '),
    fact: (round: RoundView) => nameOf(words, (round.shown as Shown).name),
  })
  bar.onStake(table.price)
  await play.resume()
}

function nameOf(words: Words, name: string): string {
  const handName = name === 'none' ? '' : (words.hands[name] ?? '')
  return handName.charAt(0).toUpperCase() + handName.slice(1)
}

/** The best hand first. Fours with the same pay stand in one line. */
function openPayTable(
  words: Words,
  pays: Record<string, number>,
  amount: (times: number) => string,
) {
  const isSplit = pays.fourAces !== undefined && pays.fourAces !== pays.four
  const rows = Object.entries(pays)
    .filter(([name]) => isSplit || (name !== 'fourAces' && name !== 'fourLow'))
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => {
      const value = el('b', {}, '')
      return { name, times, value, row: el('li', {}, el('span', {}, nameOf(words, name)), value) }
    })
  return {
    element: el('ol', { class: 'pay-table', dir: 'auto' }, ...rows.map(({ row }) => row)),
    price() {
      for (const { value, times } of rows) value.replaceChildren(amount(times))
    },
    mark(name: string | null) {
      const line = name?.startsWith('four') && !isSplit && name !== 'fourDeuces' ? 'four' : name
      for (const each of rows) each.row.classList.toggle('won', each.name === line)
    },
  }
}
