import type { CrowdedTable } from '../../live/tables.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { openMoves } from '../cards/move-buttons.ts'
import { el } from '../dom.ts'
import type { Bet, Rack } from '../roulette/rack.ts'
import { drawDealer } from './dealer-hands.ts'
import { playLive } from './live-table.ts'
import { type BlackjackShown, dealersPlace, openSeat, totalsIn } from './seat-box.ts'

type Move = 'hit' | 'stand' | 'double' | 'split'

/** Blackjack at a live table: five seats, which decide at the same time, and bets behind them. */
export const liveBlackjack: GameView = {
  open: async (cabinet) => openLiveBlackjack(cabinet),
  rules: ({ words }) =>
    [words.blackjackRule, words.liveBlackjackRule, words.liveRule].map((text) => el('p', {}, text)),
}

function openLiveBlackjack(cabinet: Cabinet): void {
  const { state, stage, extras, words, api, sound, explain } = cabinet
  const { seats: count } = state.game as unknown as { seats: number }
  const road = el('ol', { class: 'past', 'aria-label': words.road })
  stage.closest<HTMLElement>('.game')?.toggleAttribute('data-cards', true)
  playLive(cabinet, (rack: Rack, onRaised) => {
    const dealer = drawDealer()
    const top = el('div', { class: 'dealers-place' })
    const boxes = Array.from({ length: count }, (_, index) =>
      openSeat(cabinet, rack, index, () => press(index)),
    )
    stage.append(
      el(
        'div',
        { class: 'felt' },
        dealer.element,
        top,
        el('div', { class: 'seats', role: 'group' }, ...boxes.map((box) => box.element)),
      ),
    )
    let table: CrowdedTable | null = null
    let me = ''
    let laid: readonly Bet[] = []
    let dealt = 0
    let hasLostSeat = false
    /** The table as it was when the player decided: it has no moves left for them. */
    let decidedAt: CrowdedTable | null = null
    const moves = openMoves<Move>(
      { hit: words.hitCard, stand: words.stand, double: words.doubleDown, split: words.split },
      (move) => {
        decidedAt = table
        moves.show([])
        void api.moveAtTable(move).then(onRaised, (error) => {
          explain(error)
          // The hand waits as before, and another move may be possible.
          decidedAt = null
          paint()
        })
      },
    )
    const mySeat = () => table?.seats.findIndex(({ who }) => who === me) ?? -1
    extras.append(moves.element, road)

    function press(index: number): void {
      const seat = table?.seats[index]
      if (seat && (seat.who === me || (seat.who && seat.isIn))) rack.lay(`seat-${index}`)
      else if (seat?.who === null) {
        cabinet.showAside('')
        api.sit(index).catch(explain)
      } else cabinet.showMessage(words.seatWaits)
    }

    // To sit down lays no chip, and a free seat does not look as if chips could lie there.
    const invitation = () => (mySeat() < 0 ? words.seatChoice : words.laySeat)

    function paint(): void {
      const shown = (table?.outcome ?? null) as BlackjackShown | null
      top.replaceChildren(...dealersPlace(words, shown))
      for (const [index, box] of boxes.entries()) {
        const amount = laid
          .filter(({ spot }) => spot === `seat-${index}`)
          .reduce((sum, bet) => sum + bet.amount, 0)
        box.show({
          seat: table?.seats[index] ?? { who: null, isIn: false },
          isMine: mySeat() === index,
          amount,
          shown: shown?.seats[index] ?? null,
        })
      }
      const cards = countCards(shown)
      if (cards > dealt) sound.tick()
      dealt = cards
      const mine = shown?.seats[mySeat()]
      const isAsked = table?.phase === 'deciding' && table !== decidedAt
      moves.show(isAsked && mine ? (mine.moves as Move[]) : [])
    }

    return {
      showBets(bets) {
        laid = bets
        paint()
      },
      follow(next, name) {
        const before = mySeat()
        table = next
        me = name
        const hasSatDown = mySeat() >= 0 && mySeat() !== before
        hasLostSeat ||= before >= 0 && mySeat() < 0
        if (hasSatDown && next.phase === 'betting' && laid.length === 0)
          cabinet.showMessage(invitation())
        if (next.phase === 'deciding') dealer.pose('deal')
        paint()
      },
      invitation,
      isDeciding: () =>
        ((table?.outcome as BlackjackShown | null)?.seats[mySeat()]?.moves.length ?? 0) > 0,
      begin() {
        if (hasLostSeat) cabinet.showAside(words.seatLost)
        hasLostSeat = false
        dealer.pose('rest')
      },
      draw: () => dealer.pose('close'),
      async reveal() {
        dealer.pose('rest')
        paint()
      },
      fact: (outcome) => totalsIn(words, outcome as BlackjackShown, mySeat()),
      aloud: () => totalsIn(words, table?.outcome as BlackjackShown, mySeat()),
      showRoad: (labels) =>
        road.replaceChildren(
          ...labels.slice(0, 10).map((label) => el('li', {}, label === 'blackjack' ? 'BJ' : label)),
        ),
      lock: (locked) => stage.toggleAttribute('data-locked', locked),
    }
  })
}

/** The number of cards that lie at the seats. */
function countCards(shown: BlackjackShown | null): number {
  const hands = shown?.seats.flatMap((seat) => seat?.hands ?? []) ?? []
  return hands.reduce((sum, { cards }) => sum + cards.length, 0)
}
