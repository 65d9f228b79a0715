import type { PlayAnswer, PlayState, RoundView } from '../play-view.ts'
import { afterTheEnd } from './after-the-end.ts'
import { openAutoplay } from './autoplay/autoplay.ts'
import { openBar } from './bar.ts'
import { type Cabinet, type GameView, isPending, type Tone } from './cabinet.ts'
import { el } from './dom.ts'
import { paceLine, rtpLine } from './facts.ts'
import { openFreeStrip } from './free-strip.ts'
import { header } from './header.ts'
import type { Host } from './host.ts'
import type { Money } from './money.ts'
import { pause } from './motion.ts'
import { openRoundNews } from './round-news.ts'
import type { Sound } from './sound.ts'
import { Refused, type StudioApi } from './studio-api.ts'
import type { Words } from './words/words.ts'

interface CabinetParts {
  root: HTMLElement
  state: PlayState
  view: GameView
  words: Words
  money: Money
  sound: Sound
  api: StudioApi
  host: Host
}

const CHECK_AGAIN_MS = 1500
const SPEAK_AFTER_MS = 400
/** A live table goes on at the same moment, and its own sentences take the place of any other. */
const TOO_LATE: ReadonlySet<string> = new Set(['BETS_CLOSED', 'STAKE_LATE'])

export function openCabinet({
  root,
  state,
  view,
  words,
  money,
  sound,
  api,
  host,
}: CabinetParts): Cabinet {
  const speech = openSpeech()
  const net = el('b', { class: 'figure' })
  const stage = el('div', { class: 'stage' })
  const extras = el('div', { class: 'extras' })
  const bar = openBar(state, words, money)
  const free = openFreeStrip(words, money, bar)
  speech.element.append(free.element)
  let earliest = 0
  // The casino has paused the game for what it refused bets for, and takes them again now.
  host.onPause((paused) => paused || speech.takeBack(words.problems.LIMIT_REACHED ?? ''))
  const rounds = openRoundNews({ host, api, settle: (answer) => cabinet.settle(answer) })

  const parts: Omit<Cabinet, 'autoplay'> = {
    state,
    view,
    words,
    money,
    sound,
    api,
    stage,
    extras,
    bar,
    clientSeed: null,
    lastRound: null,
    showMessage: speech.showMessage,
    note: speech.note,
    showAside: speech.showAside,
    settle(answer) {
      bar.setBalance(answer.balance)
      net.replaceChildren(el('bdi', {}, money.signed(answer.net)))
      state.fairness = answer.fairness
      free.show(answer.freeSpins)
      if (answer.round) cabinet.lastRound = answer.round
      if (answer.round?.phase === 'open') rounds.goOn()
      else rounds.end()
    },
    costOf: free.costOf,
    rested: () => pause(earliest - performance.now()),
    async requestRound(
      choice,
      stake,
      send = (chosen) => api.start(chosen, cabinet.clientSeed, cabinet.autoplay.isRunning),
    ) {
      rounds.begin()
      speech.showAside('')
      const answer = await playFor(cabinet, () => send(choice), free.costOf(stake))
      if (!answer) rounds.end()
      rest(answer)
      const taken = answer?.round?.phase !== 'void' && answer?.round?.phase !== 'voiding'
      if (answer?.round && !taken) {
        cabinet.settle(answer)
        await follow(cabinet, answer.round)
      }
      return taken ? answer : null
    },
    confirm: (round) => follow(cabinet, round),
    explain(error) {
      const code = error instanceof Refused ? error.code : 'FAILED'
      if (TOO_LATE.has(code)) return cabinet.showAside(words.problems[code] ?? '')
      cabinet.showMessage(words.problems[code] ?? words.problems.FAILED ?? '', 'problem')
      if (code === 'INSUFFICIENT_FUNDS' && state.mode === 'real') {
        speech.offer(
          el('a', { href: state.cashierUrl, target: '_top', class: 'link' }, words.depositMore),
        )
        host.lowBalance()
      }
      if (code.startsWith('TOKEN')) speech.offer(afterTheEnd('link', host, words))
      if (!(error instanceof Refused)) console.error(error)
    },
  }

  const cabinet: Cabinet = Object.assign(parts, { autoplay: openAutoplay(parts) })
  bar.element.querySelector('.play')?.append(cabinet.autoplay.element)

  function rest(answer: PlayAnswer | null) {
    earliest =
      performance.now() +
      state.pace.shortestRoundMs -
      (answer?.round?.ageMs ?? state.pace.shortestRoundMs)
  }

  root.dataset.kind = state.game.kind
  root.toggleAttribute('data-live', state.isLive)
  root.append(
    el('img', { class: 'backdrop', src: state.art.backdrop, alt: '' }),
    header(cabinet, net, host),
    speech.element,
    stage,
    extras,
    bar.element,
    el('p', { class: 'foot' }, `${rtpLine(state, words)} ${paceLine(state, words)}`),
  )
  cabinet.settle(state)
  // The page around the game was loaded again too: it is to hold back what this round has paid.
  if (goesOn(state)) rounds.begin()
  rest(state)
  return cabinet
}

/** Whether the page opens in a round that its player has not seen the end of. */
function goesOn({ round, isLive }: PlayState): boolean {
  if (!round?.shown) return false
  return round.phase === 'open' || (!round.seen && !isLive)
}

/** The words above the stage, which are read out too. */
function openSpeech() {
  const sentence = el('p', { class: 'say' })
  const note = el('p', { class: 'note' })
  const spoken = el('p', { class: 'spoken', role: 'status' })
  const aside = el('p', { class: 'aside', role: 'status' })
  let speaking: ReturnType<typeof setTimeout> | undefined
  function showMessage(text: string, tone: Tone = 'plain', saying = text) {
    sentence.replaceChildren(text)
    sentence.dataset.tone = tone
    // An amount counts up on the screen, and only its end is read out.
    clearTimeout(speaking)
    speaking = setTimeout(() => spoken.replaceChildren(saying), SPEAK_AFTER_MS)
  }
  return {
    element: el('div', { class: 'words' }, sentence, note, aside, spoken),
    showMessage,
    /** Removes a sentence that is not true any more, unless another one has taken its place. */
    takeBack: (text: string) => void (sentence.textContent === text && showMessage('')),
    note: (text: string) => note.replaceChildren(text),
    showAside: (text: string) => aside.replaceChildren(text),
    /** Puts a link or button that helps behind the sentence. */
    offer: (way: HTMLElement) => sentence.append(' ', way),
  }
}

async function playFor(
  cabinet: Cabinet,
  send: () => Promise<PlayAnswer>,
  stake: number,
): Promise<PlayAnswer | null> {
  const { api, bar, state } = cabinet
  const before = bar.balance
  bar.setBalance(before - stake)
  try {
    return await send()
  } catch (error) {
    bar.setBalance(before)
    cabinet.explain(error)
    if (error instanceof Refused && error.code === 'OFFLINE') await catchUp(cabinet)
    if (error instanceof Refused && error.code === 'INSUFFICIENT_FUNDS' && state.mode === 'real')
      cabinet.settle(await api.balance())
    return null
  }
}

async function follow(cabinet: Cabinet, round: RoundView): Promise<void> {
  const { words } = cabinet
  let current = round
  while (isPending(current)) {
    cabinet.note(current.phase === 'paying' ? words.settling : '')
    if (current.phase !== 'paying') cabinet.showMessage(words.checking, 'problem')
    await pause(CHECK_AGAIN_MS)
    const answer = await cabinet.api.round(current.id).catch(() => null)
    if (answer?.round) current = answer.round
    if (answer && current.phase !== 'paying') cabinet.settle(answer)
  }
  cabinet.note('')
  if (current.phase === 'void') cabinet.showMessage(words.wasVoid)
  // The round was played after all: loading the page again shows it from its beginning.
  if (current.phase === 'settled' && round.phase !== 'paying') location.reload()
}

/** Requests from the studio the result of a round during which the connection was lost. */
async function catchUp(cabinet: Cabinet): Promise<void> {
  for (;;) {
    await pause(CHECK_AGAIN_MS)
    const state = await cabinet.api.state().catch(() => null)
    if (!state) continue
    // The simplest way to show a round that was missed is to open the page as if it had been
    // reloaded.
    if (state.round && !state.round.seen) location.reload()
    cabinet.settle(state)
    cabinet.showMessage('')
    return
  }
}
