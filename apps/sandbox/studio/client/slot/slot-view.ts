import type { PlayAnswer, RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el } from '../dom.ts'
import { outcomeOf } from '../instant.ts'
import { beat, easeOut, tween } from '../motion.ts'
import { fill } from '../words/words.ts'
import { openReels, type Reels } from './reels.ts'
import { slotRules } from './slot-rules.ts'
import type { ShownRound, ShownSpin, ShownWin, SlotDescription } from './slot-shapes.ts'
import { shapeStage } from './stage.ts'
import { loadSymbolArt, type SymbolArt } from './symbol-art.ts'

const BETWEEN_WINS_MS = 1300
const BETWEEN_FREE_SPINS_MS = 900
/** A win of at least this many stakes is shown with sparks. */
const BIG_WIN = 10

/** A slot on its stage. The studio decided the round before the reels turn; they only show it. */
export const slot: GameView = {
  open: openSlot,
  rules: (cabinet) => [
    ...slotRules(cabinet, cabinet.state.game as SlotDescription),
    el('p', {}, fill(cabinet.words.topWin, { times: cabinet.state.topWin.toLocaleString('en') })),
  ],
}

async function openSlot(cabinet: Cabinet): Promise<void> {
  const { state, stage, sound, bar, words } = cabinet
  const maths = state.game as SlotDescription
  shapeStage(stage, maths.strips.length, maths.rows)
  let art: SymbolArt | null = null
  const reels = openReels(stage, maths, () => art, sound)
  let shownWins = new AbortController()
  let busy = true

  const idle = () => {
    busy = false
    bar.lock(false)
    bar.setButton({ label: words.spin, icon: 'spin', enabled: true })
    cabinet.autoplay.refresh()
  }
  const occupied = () => {
    busy = true
    shownWins.abort()
    bar.lock(true)
    bar.setButton({ label: words.spin, icon: 'spin', enabled: false })
    cabinet.autoplay.refresh()
  }

  async function present(round: RoundView, answer: PlayAnswer) {
    const shown = round.shown as ShownRound
    const { stake: cost, win } = outcomeOf(round)
    await showSpins({ cabinet, reels, round: shown, stake: round.stake, cost })
    if (round.phase === 'paying') await cabinet.confirm(round)
    cabinet.settle(answer)
    bar.setLastWin(win, win > cost)
    void cabinet.api.seen(round.id).catch(() => null)
    shownWins = new AbortController()
    const last = shown.spins.length === 1 ? shown.spins[0] : undefined
    if (last && last.wins.length > 1) void tour(cabinet, reels, last, cost, shownWins.signal)
  }

  async function press(): Promise<RoundView | null> {
    if (busy) return null
    occupied()
    reels.badge('')
    cabinet.showMessage('')
    cabinet.note('')
    reels.spin()
    const answer = await cabinet.requestRound({ stake: bar.stake() }, bar.stake())
    if (answer?.round) await present(answer.round, answer)
    else reels.set(startGrid(maths))
    await cabinet.rested()
    idle()
    return answer?.round ?? null
  }

  reels.set(startGrid(maths))
  occupied()
  bar.onPress(() => void press())
  cabinet.autoplay.offer({
    ready: () => !busy,
    stake: bar.stake,
    hasFeatures: true,
    async play() {
      const round = await press()
      const spins = (round?.shown as ShownRound | undefined)?.spins.length ?? 0
      return round && { ...outcomeOf(round), hasFeature: spins > 1 }
    },
  })
  art = await loadSymbolArt(state.art)
  reels.light(null, false)
  await resume(cabinet, reels, present)
  idle()
}

/**
 * A round that ended while the page was not looked at is shown once more from its beginning; an
 * older one is left standing.
 */
async function resume(
  cabinet: Cabinet,
  reels: Reels,
  present: (round: RoundView, answer: PlayAnswer) => Promise<void>,
): Promise<void> {
  const { round } = cabinet.state
  if (!round) return cabinet.showMessage(cabinet.words.goodLuck)
  if (round.phase === 'betting' || round.phase === 'voiding') return cabinet.confirm(round)
  const shown = round.shown as ShownRound | null
  const first = shown?.spins[0]
  if (!first) return cabinet.showMessage(cabinet.words.goodLuck)
  if (round.seen) {
    reels.set(shown.spins.at(-1)?.grid ?? first.grid)
    return cabinet.showMessage(cabinet.words.goodLuck)
  }
  cabinet.note(cabinet.words.resumed)
  // The win is paid already, but is not given away before it shows.
  if (!round.isFree) cabinet.bar.setBalance(cabinet.state.balance - (round.win ?? 0))
  reels.spin()
  await present(round, cabinet.state)
}

interface Showing {
  cabinet: Cabinet
  reels: Reels
  round: ShownRound
  stake: number
  /** Nothing for a spin that the casino gave: all that it pays is won. */
  cost: number
}

async function showSpins(showing: Showing): Promise<void> {
  const { cabinet, reels, round } = showing
  const { words } = cabinet
  const [base, ...free] = round.spins
  if (!base) return
  await reels.stop(base.grid)
  await showWin(showing, base)
  // The reels show it, and who does not see them would wait for the end.
  if (free.length === 0 && base.win === 0) cabinet.showMessage('', 'plain', words.noWin)
  if (free.length === 0) return
  reels.light(
    base.grid.flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbol === 'scatter' ? [[reel, row] as const] : [])),
    ),
    true,
  )
  cabinet.sound.win('big')
  reels.celebrate(2200)
  cabinet.showMessage(fill(words.freeSpins, { count: base.awarded }), 'win')
  await beat(2200)
  await showFreeSpins(showing, base, free)
}

async function showFreeSpins(
  showing: Showing,
  base: ShownSpin,
  free: readonly ShownSpin[],
): Promise<void> {
  const { cabinet, reels, round, cost } = showing
  const { words, money } = cabinet
  let [count, total] = [base.awarded, base.win]
  if (round.chosen) {
    const { chosen } = round
    reels.set(base.grid.map((column) => column.map(() => chosen)))
    reels.light(null, true)
    cabinet.showMessage(words.chosen)
    await beat(1600)
  }
  for (const [index, spin] of free.entries()) {
    reels.badge(spin.multiplier > 1 ? `${spin.multiplier}×` : '')
    cabinet.note(
      `${fill(words.freeSpin, { number: index + 1, count })}. ${fill(words.soFar, { amount: money(total) })}`,
    )
    cabinet.showMessage('')
    reels.spin()
    await reels.stop(spin.grid, spin.wildReel)
    if (spin.expanded && round.chosen) await expand(reels, spin, round.chosen)
    await showWin(showing, spin)
    total += spin.win
    if (spin.awarded > 0) {
      count += spin.awarded
      cabinet.showMessage(fill(words.moreSpins, { count: spin.awarded }), 'win')
      await beat(1200)
    }
    await beat(spin.win > 0 ? BETWEEN_FREE_SPINS_MS : 250)
  }
  reels.badge('')
  cabinet.note('')
  const isProfit = total > cost
  if (isProfit) reels.celebrate(2600)
  cabinet.showMessage(
    fill(words.freeSpinsOver, { amount: money(total) }),
    isProfit ? 'win' : 'plain',
  )
  await beat(1500)
}

async function expand(
  reels: Reels,
  spin: ShownSpin,
  chosen: ShownSpin['grid'][number][number],
): Promise<void> {
  await beat(350)
  reels.set(
    spin.grid.map((column, reel) =>
      spin.expanded?.includes(reel) ? column.map(() => chosen) : column,
    ),
  )
}

/** A return of no more than the stake is shown plainly: it is not a win. */
async function showWin({ cabinet, reels, stake, cost }: Showing, spin: ShownSpin): Promise<void> {
  const { words, money, sound } = cabinet
  if (spin.win === 0) return
  const isProfit = spin.win > cost
  reels.light(
    spin.wins.flatMap((win) => win.cells),
    isProfit,
  )
  if (!isProfit) return cabinet.showMessage(fill(words.returned, { amount: money(spin.win) }))
  const big = spin.win >= stake * BIG_WIN
  sound.win(big ? 'big' : 'small')
  if (big) reels.celebrate(3000)
  const sentence = (amount: number) => {
    const [only] = spin.wins
    return only && spin.wins.length === 1 && only.symbol !== 'scatter'
      ? fill(words.alike, { count: only.count, amount: money(amount) })
      : fill(words.win, { amount: money(amount) })
  }
  await tween(big ? 1600 : 600, (part) => {
    cabinet.showMessage(sentence(Math.round(spin.win * easeOut(part))), 'win')
  })
}

/** Shows the wins of a spin one after the other until the next one. */
async function tour(
  cabinet: Cabinet,
  reels: Reels,
  spin: ShownSpin,
  cost: number,
  over: AbortSignal,
): Promise<void> {
  await beat(BETWEEN_WINS_MS)
  const isProfit = spin.win > cost
  for (let index = 0; !over.aborted; index += 1) {
    const win = spin.wins[index % spin.wins.length] as ShownWin
    reels.light(win.cells, isProfit)
    cabinet.note(fill(cabinet.words.alike, { count: win.count, amount: cabinet.money(win.amount) }))
    await beat(BETWEEN_WINS_MS)
  }
}

/** Returns the symbols on the reels before the first spin. */
function startGrid({ strips, rows }: SlotDescription): ShownSpin['grid'] {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[(reel * 5 + row) % strip.length] ?? 'h1'),
  )
}
