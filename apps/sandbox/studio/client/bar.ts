import type { PlayState } from '../play-view.ts'
import { el, type Icon, icon, isEnabled, setEnabled } from './dom.ts'
import type { Money } from './money.ts'
import type { Words } from './words/words.ts'

/** Balance, last win, the one big button, and the stake. */
export interface Bar {
  element: HTMLElement
  balance: number
  setBalance(minor: number): void
  /** Brass where more came back than was staked, plain otherwise. */
  setLastWin(minor: number, isProfit: boolean): void
  /** The stake chosen with − and +. */
  stake(): number
  /** Holds the stake at `minor` until it is null: then it is chosen again. */
  fixStake(minor: number | null): void
  /**
   * Shows `minor` in place of the chosen stake, for games with a stake of their own making: − and +
   * are gone then.
   */
  showStake(label: string, minor: number): void
  setButton(button: {
    label: string
    icon?: Icon
    text?: string
    enabled: boolean
    tone?: 'go' | 'take'
  }): void
  /** Gives the big button to what plays by itself; null gives it back to the game. */
  takeOver(by: { label: string; text: string; press(): void } | null): void
  lock(locked: boolean): void
  onPress(press: () => void): void
  onStake(change: () => void): void
}

const USUAL_STAKE = 100

export function openBar(state: PlayState, words: Words, money: Money): Bar {
  const figure = (label: string) => {
    const value = el('dd', { class: 'figure' })
    const name = el('dt', {}, label)
    return { name, value, pair: el('div', {}, name, value) }
  }
  const balance = figure(state.mode === 'demo' ? words.demoBalance : words.balance)
  const lastWin = figure(words.lastWin)
  const stake = figure(words.stake)
  const less = el(
    'button',
    { class: 'step', 'aria-label': words.less, onclick: () => move(-1) },
    icon('minus'),
  )
  const more = el(
    'button',
    { class: 'step', 'aria-label': words.more, onclick: () => move(1) },
    icon('plus'),
  )
  const button = el('button', { class: 'main', type: 'button', onclick: () => pressIt() })
  const face = openFace(button)
  let press = () => {}
  let own: Parameters<Bar['setButton']>[0] | null = null
  let taken: Parameters<Bar['takeOver']>[0] = null
  const pressIt = () => isEnabled(button) && (taken ? taken.press() : press())
  let changed = () => {}
  let index = Math.max(0, state.stakes.indexOf(USUAL_STAKE))
  let locked = false
  let fixed: number | null = null
  let isLaid = false

  function move(step: number) {
    if (locked || fixed !== null || isLaid) return
    index = Math.min(Math.max(index + step, 0), state.stakes.length - 1)
    showStake()
    changed()
  }
  function showStake() {
    if (isLaid) return
    stake.value.replaceChildren(el('bdi', {}, money(bar.stake())))
    const isFree = !locked && fixed === null
    setEnabled(less, isFree && index > 0)
    setEnabled(more, isFree && index < state.stakes.length - 1)
  }

  function showButton() {
    const next = taken ? { ...taken, enabled: true, tone: 'stop', icon: 'stop' as const } : own
    if (!next) return
    const { label, icon: name = 'spin', text, enabled, tone = 'go' } = next
    face.show(text && !taken ? null : name, text)
    button.setAttribute('aria-label', label)
    button.dataset.tone = tone
    setEnabled(button, enabled)
  }

  const bar: Bar = {
    element: el(
      'footer',
      { class: 'bar' },
      el('dl', { class: 'figures' }, balance.pair, lastWin.pair),
      el('div', { class: 'play' }, button),
      el('div', { class: 'stake' }, less, el('dl', {}, stake.pair), more),
    ),
    balance: 0,
    setBalance(minor) {
      bar.balance = minor
      balance.value.replaceChildren(el('bdi', {}, money(minor)))
    },
    setLastWin(minor, isProfit) {
      lastWin.value.replaceChildren(el('bdi', {}, money(minor)))
      lastWin.value.classList.toggle('brass', isProfit)
    },
    stake: () => fixed ?? state.stakes[index] ?? 0,
    fixStake(minor) {
      if (minor === fixed) return
      fixed = minor
      showStake()
    },
    showStake(label, minor) {
      isLaid = true
      less.hidden = true
      more.hidden = true
      stake.name.replaceChildren(label)
      stake.value.replaceChildren(el('bdi', {}, money(minor)))
    },
    setButton(face) {
      own = face
      showButton()
    },
    takeOver(by) {
      // The key that has begun it can stop it at once.
      if (by && !taken) button.focus()
      taken = by
      showButton()
    },
    lock(value) {
      if (value === locked) return
      locked = value
      showStake()
    },
    onPress(listener) {
      press = listener
    },
    onStake(listener) {
      changed = listener
    },
  }
  showStake()
  bar.setLastWin(0, false)
  listenToKeys(pressIt, move)
  return bar
}

/**
 * The text on the big button. In crash its text changes twenty times a second, and nothing else.
 */
function openFace(button: HTMLElement) {
  const words = new Text()
  let drawn: Icon | null = null
  return {
    show(name: Icon | null, text = ''): void {
      const isOther = name !== drawn || (text === '') !== (words.data === '')
      drawn = name
      words.data = text
      if (isOther)
        button.replaceChildren(
          ...(name ? [icon(name)] : []),
          ...(text ? [el('span', {}, words)] : []),
        )
    },
  }
}

/** Space plays and the arrows set the stake, unless the key belongs to whatever has the focus. */
function listenToKeys(press: () => void, move: (step: number) => void): void {
  document.addEventListener('keydown', (event) => {
    const focused = document.activeElement
    const isOnMain = focused?.classList.contains('main') === true
    // One press, one round: a key that is held down starts no other.
    if (event.repeat && isOnMain && (event.code === 'Space' || event.key === 'Enter'))
      event.preventDefault()
    const busy = focused instanceof HTMLElement && focused !== document.body && !isOnMain
    const waits = document.getElementById('game')?.inert === true
    if (
      busy ||
      waits ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('dialog[open]')
    )
      return
    if (event.code === 'Space') press()
    else if (event.key === 'ArrowUp') move(1)
    else if (event.key === 'ArrowDown') move(-1)
    else return
    event.preventDefault()
  })
}
