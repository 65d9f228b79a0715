import type { CrowdedTable } from '../../live/tables.ts'
import type { PlayAnswer, RoundView } from '../../play-view.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { showEnd } from '../instant.ts'
import { type Bet, openRack, type Rack } from '../roulette/rack.ts'
import { fill, inSentences } from '../words/words.ts'
import { openClockFace } from './clock-face.ts'
import { openLiveBets } from './live-bets.ts'
import { listenToTable } from './table-socket.ts'

/** A game at a live table: how it is drawn, while the table's clock decides what happens when. */
export interface LiveGame {
  /** All chips of the player on their places. */
  showBets(bets: readonly Bet[]): void
  /** A new round begins: nothing of the last one lies there any more. */
  begin(): void
  /** The bets are closed, and the outcome is on its way. */
  draw(): void
  /**
   * Brings the outcome into sight and resolves once it is; at once where it is an old one that the
   * player comes to late.
   */
  reveal(outcome: unknown, isOld: boolean): Promise<void>
  /** The plain fact of an outcome, for the caption. */
  fact(outcome: unknown): string
  showRoad(labels: readonly string[]): void
  /** Hears every change, with the player's name at the table. */
  follow?(table: CrowdedTable, me: string): void
  /** What a player without chips is to do while bets are taken, where the table asks for more. */
  invitation?(): string
  /** Whether the player has something to decide. */
  isDeciding?(): boolean
  /** Read out with the request for a decision: what a player who does not see the table needs. */
  aloud?(): string
  /** Nothing can be laid while it is locked. */
  lock(locked: boolean): void
}

interface Chips {
  chips: number[]
  most: number
}

const HURRY_AT_S = 5

/**
 * Plays at a live table: chips are laid at leisure, and placed by the button while bets are taken.
 */
export function playLive(
  cabinet: Cabinet,
  /** `onRaised` hears the answer to what the player has done after the bets were taken. */
  build: (rack: Rack, onRaised: (answer: PlayAnswer) => void) => LiveGame,
): void {
  const { state, stage, extras, bar, words, showMessage, note } = cabinet
  const rack = openRack(cabinet, state.game as unknown as Chips, () => bets.refresh())
  const game = build(rack, ({ balance, round }) => {
    bar.setBalance(balance)
    if (round && round.id === bets.mine?.id) bets.mine = round
    bets.refresh()
  })
  const players = el('span', {})
  let table: CrowdedTable | null = null
  let me = ''
  /** Whether the sentence asks the player for a decision. */
  let isAsked = false
  /** Totals that were read out with the last request for a decision of this round. */
  let said: string | null = null
  const isBetting = () => table?.phase === 'betting'
  const bets = openLiveBets(cabinet, rack, game, {
    isBetting,
    roundId: () => table?.roundId ?? null,
  })
  const ends = openEnds(cabinet, game)
  const face = openClockFace((seconds) => {
    const left = fill(words.secondsLeft, { seconds })
    face.element.setAttribute('aria-label', left)
    if (isBetting() && seconds === HURRY_AT_S && !bets.mine)
      showMessage(words.lastBets, 'plain', inSentences(words.lastBets, left))
  })
  extras.prepend(...rack.elements)
  stage.before(el('p', { class: 'live-sign' }, el('b', {}, words.live), players), face.element)

  function follow(next: CrowdedTable): void {
    const before = table
    table = next
    game.follow?.(next, me)
    players.replaceChildren(fill(words.playersHere, { count: next.players }))
    const isDeciding = next.phase === 'deciding' && game.isDeciding?.() === true
    const hasDecided = isAsked && !isDeciding
    isAsked = isDeciding
    if (before?.roundId === next.roundId && before?.phase === next.phase) {
      if (hasDecided || isDeciding) ask(isDeciding, next.leftMs)
      return
    }
    face.run(isBetting() || next.phase === 'deciding' ? next.leftMs : 0, next.lengthMs)
    if (next.phase !== 'shown') game.showRoad(next.road)
    said = null
    if (next.phase === 'betting') begin()
    else if (next.phase === 'drawn') close()
    else if (next.phase === 'deciding') ask(isDeciding, next.leftMs)
    else if (next.phase === 'shown') void ends.show(next, before?.phase !== 'drawn')
    else showMessage(next.phase === 'closed' ? words.offAir : words.dealerWaits)
    bets.refresh()
  }

  /** Also after each move: a player who does not see the table has to hear what it has changed. */
  function ask(isDeciding: boolean, leftMs: number): void {
    const aloud = game.aloud?.() ?? ''
    if (isDeciding && aloud === said) return
    said = aloud
    const sentence = isDeciding ? words.decideNow : words.othersDecide
    const seconds = Math.ceil(leftMs / 1000)
    // A sentence stays while the clock runs on: how much is left is only told.
    const left = isDeciding ? fill(words.secondsLeft, { seconds }) : ''
    showMessage(sentence, 'plain', inSentences(sentence, left, aloud))
  }

  function begin(): void {
    const { mine } = bets
    if (mine && mine.tableRound !== table?.roundId) {
      bets.mine = null
      void ends.catchUp(mine)
    }
    note('')
    cabinet.showAside('')
    game.begin()
    showMessage(bets.mine ? words.betsPlaced : (game.invitation?.() ?? words.placeYourBets))
  }

  function close(): void {
    const isLeft = bets.takeUp()
    game.draw()
    showMessage(words.noMoreBets)
    note(isLeft ? words.notPlaced : '')
  }

  bar.onPress(() => void (rack.locked || rack.laid.length === 0 || bets.place()))
  if (state.round?.phase === 'open') bets.mine = state.round
  bets.refresh()
  listenToTable(cabinet.api, {
    onTable: follow,
    onMe(name) {
      me = name
    },
    onYou: (answer) => ends.take(answer, table?.roundId ?? null),
    onLost: () => note(words.tableLost),
    onBack: () => note(''),
  })
}

/** Shows outcomes, and what each meant for the player: never before the outcome has been seen. */
function openEnds(cabinet: Cabinet, game: LiveGame) {
  const { words, api, showMessage, note } = cabinet
  /** End of the player's bet, as long as the outcome is not in sight. */
  let waiting: PlayAnswer | null = null
  /** The round whose outcome is in sight, and the fact of it. */
  let seen: { roundId: string | null; fact: string } | null = null
  const ended = new Set<string>()

  function finish(answer: PlayAnswer, fact: string): void {
    const { round } = answer
    waiting = null
    cabinet.settle(answer)
    if (!round || ended.has(round.id)) return
    ended.add(round.id)
    if (round.phase === 'void' || round.phase === 'voiding') showMessage(words.wasVoid)
    else showEnd(cabinet, round, fact)
    void api.seen(round.id).catch(() => null)
    if (round.phase === 'paying') void cabinet.confirm(round)
  }

  return {
    take(answer: PlayAnswer, current: string | null): void {
      if (seen && seen.roundId === answer.round?.tableRound) finish(answer, seen.fact)
      else if (answer.round?.tableRound !== current) finish(answer, '')
      else waiting = answer
    },
    async show({ outcome, roundId, road }: CrowdedTable, isOld: boolean): Promise<void> {
      seen = null
      await game.reveal(outcome, isOld)
      game.showRoad(road)
      const fact = game.fact(outcome)
      seen = { roundId, fact }
      showMessage(fact)
      note('')
      if (waiting?.round?.tableRound === roundId) finish(waiting, fact)
    },
    /**
     * The end of this round did not come, because the connection was lost or the casino took its
     * time.
     */
    async catchUp({ id }: RoundView): Promise<void> {
      if (ended.has(id)) return
      const answer = await api.round(id).catch(() => null)
      if (answer && answer.round?.phase !== 'open') finish(answer, '')
    },
  }
}
