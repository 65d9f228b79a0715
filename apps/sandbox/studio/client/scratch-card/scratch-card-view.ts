import type { RoundView } from '../../play-view.ts'
import { walkByArrows } from '../arrow-keys.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el, isEnabled, setEnabled } from '../dom.ts'
import { playInstantly } from '../instant.ts'
import { times } from '../money.ts'
import { beat, motionAllowed } from '../motion.ts'
import { fill } from '../words/words.ts'

interface Shown {
  /** Hundredths of the stake under each of the nine fields. */
  fields: number[]
}
interface Description {
  prizes: { pay: number; cards: number }[]
}

const FIELDS = 9
const BETWEEN_FIELDS_MS = 120

/**
 * A scratch card: nine covered fields that are rubbed or pressed open, one by one or all at once.
 */
export const scratchCard: GameView = {
  open: openScratchCard,
  rules: ({ words, state, bar, money }) => {
    const { prizes } = state.game as unknown as Description
    return [
      el('p', {}, words.scratchRule),
      el(
        'ul',
        { class: 'pays' },
        ...prizes.map(({ pay, cards }) =>
          el(
            'li',
            {},
            el('b', {}, money((bar.stake() * pay) / 100)),
            ` ${cards.toLocaleString('en')}`,
          ),
        ),
      ),
    ]
  },
}

async function openScratchCard(cabinet: Cabinet): Promise<void> {
  const { stage, extras, words, sound, money } = cabinet
  let round: RoundView | null = null
  let open = new Set<number>()
  let finished = () => {}
  const fields = Array.from({ length: FIELDS }, (_, index) =>
    el('button', {
      class: 'field',
      type: 'button',
      onclick: () => uncover(index),
      // A finger or a mouse that is drawn over the card rubs whatever it comes across.
      onpointerenter: (event: Event) => (event as PointerEvent).buttons === 1 && uncover(index),
    }),
  )
  function uncoverAll() {
    for (const index of fields.keys()) uncover(index)
  }
  /** Uncovers the card as a hand would, for a player who has many of them played. */
  async function uncoverInTurn() {
    for (const index of fields.keys()) {
      if (motionAllowed() && !open.has(index)) await beat(BETWEEN_FIELDS_MS)
      uncover(index)
    }
  }
  const card = el('div', { class: 'scratch', role: 'group' }, ...fields)
  const all = el(
    'button',
    { class: 'ghost', type: 'button', onclick: () => isEnabled(all) && uncoverAll() },
    words.scratchAll,
  )
  // A touch belongs to the field it began on, until it is let go.
  card.addEventListener('pointerdown', (event) =>
    (event.target as Element).releasePointerCapture?.(event.pointerId),
  )
  walkByArrows(card, fields)
  stage.append(card)
  extras.append(all)

  function uncover(index: number) {
    if (!round || open.has(index)) return
    open.add(index)
    sound.open(open.size)
    paint()
    if (open.size === FIELDS) finished()
  }
  function paint() {
    const amounts = (round?.shown as Shown | undefined)?.fields
    const isDone = open.size === FIELDS
    for (const [index, field] of fields.entries()) {
      const pay = amounts?.[index]
      const isOpen = open.has(index) && pay !== undefined && round !== null
      const alike = amounts?.filter((each) => each === pay).length === 3
      field.replaceChildren(
        isOpen ? el('b', {}, money((round?.stake ?? 0) * (pay / 100))) : '',
        isOpen ? el('small', {}, times(pay)) : '',
      )
      field.dataset.face = isOpen ? (isDone && alike ? 'won' : 'open') : ''
      const name = fill(words.field, { number: index + 1 })
      field.setAttribute('aria-label', isOpen ? `${name}: ${field.textContent}` : name)
      setEnabled(field, round !== null && !isOpen)
    }
    setEnabled(all, round !== null && !isDone)
  }

  const play = playInstantly(cabinet, {
    button: words.buyCard,
    autoplay: true,
    choice: () => ({ stake: cabinet.bar.stake() }),
    lock: () => {},
    begin() {
      round = null
      open = new Set()
      paint()
    },
    async reveal(bought: RoundView) {
      round = bought
      open = new Set()
      paint()
      if (cabinet.autoplay.isRunning) return await uncoverInTurn()
      if (!fields.includes(document.activeElement as HTMLButtonElement))
        fields[0]?.focus({ preventScroll: true })
      await new Promise<void>((done) => {
        finished = done
      })
      cabinet.bar.element.querySelector<HTMLElement>('.main')?.focus({ preventScroll: true })
    },
    fact: () => '',
  })
  paint()
  await play.resume()
}
