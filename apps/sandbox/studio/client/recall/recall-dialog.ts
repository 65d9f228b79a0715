import type { RoundView } from '../../play-view.ts'
import type { Cabinet } from '../cabinet.ts'
import { checkLink } from '../check-link.ts'
import { el, icon } from '../dom.ts'
import { fill } from '../words/words.ts'
import { drawBets } from './bets-then.ts'
import { PICTURES } from './pictures.ts'

/** The player's last rounds of this game, as the studio's server has them, each drawn again. */
export function openRecall(cabinet: Cabinet): void {
  const { words, state, api, explain } = cabinet
  const close = el(
    'button',
    { class: 'round-button', 'aria-label': words.close, onclick: () => dialog.close() },
    icon('close'),
  )
  const rounds = el('ol', { class: 'recalled', 'aria-busy': 'true' })
  const dialog = el(
    'dialog',
    { class: 'rules', 'aria-label': words.history },
    el('header', {}, el('h2', {}, words.history), close),
    el('div', { class: 'pages', tabindex: 0 }, el('p', { class: 'lead' }, state.title), rounds),
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  api.history().then(
    (list) => {
      rounds.removeAttribute('aria-busy')
      rounds.replaceChildren(
        ...(list.length === 0
          ? [el('li', {}, words.noRounds)]
          : list.map((round) => lineOf(cabinet, round))),
      )
    },
    (error) => {
      dialog.close()
      explain(error)
    },
  )
}

/** Says how a round ended, or what it waits for. */
export function outcomeText(
  { words, money }: Pick<Cabinet, 'words' | 'money'>,
  { phase, stake, win, isFree }: Pick<RoundView, 'phase' | 'stake' | 'win' | 'isFree'>,
): string {
  if (phase === 'void' || phase === 'refused') return words.calledOff
  if (phase === 'settled') {
    // The stake of a free spin is the casino's.
    const line = isFree ? words.freeHistoryLine : words.historyLine
    return fill(line, { stake: money(stake), win: money(win ?? 0) })
  }
  return phase === 'open' ? words.goesOn : words.pending
}

function lineOf(cabinet: Cabinet, round: RoundView): HTMLElement {
  const { words, state } = cabinet
  const at = new Date(round.startedAt)
  const when = new Intl.DateTimeFormat(state.language, {
    dateStyle: 'short',
    timeStyle: 'medium',
    numberingSystem: 'latn',
  })
  return el(
    'li',
    {},
    el(
      'p',
      {},
      el('time', { datetime: at.toISOString() }, when.format(at)),
      el('b', {}, el('bdi', {}, outcomeText(cabinet, round))),
    ),
    // A round that is not over yet is shown on the stage, and not here.
    ...(round.shown && round.phase === 'settled'
      ? [PICTURES[state.game.kind](cabinet, round), drawBets(cabinet, round)]
      : []),
    el('small', {}, el('bdi', {}, fill(words.roundId, { id: round.id }))),
    round.seeds?.serverSeed ? checkLink(cabinet, words.anyRound.thisRound, round) : null,
  )
}
