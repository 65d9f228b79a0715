import type { RoundView } from '../../play-view.ts'
import type { Played } from '../autoplay/run.ts'
import type { Cabinet } from '../cabinet.ts'
import { outcomeOf } from '../instant.ts'
import { beat } from '../motion.ts'
import { fill } from '../words/words.ts'
import type { Shown } from './board.ts'

/** Times between two steps of a round that plays by itself, and after its end. */
const STEP_MS = 350
const RESULT_MS = 1200

/** Tiles that the player has marked, for autoplay to open in each round. */
export interface Marks {
  /** False where the licence allows no autoplay: nothing can be marked then. */
  allowed: boolean
  tiles(): readonly number[]
  toggle(cell: number): void
  /** Keeps no more marks than there are safe tiles. */
  fit(): void
  /** Whether the marked tiles of a round are being opened. */
  opening: boolean
}

/** The steps of a round, as they are taken by hand too. */
export interface Steps {
  canStart(): boolean
  start(): Promise<void>
  act(action: unknown): Promise<void>
  round(): RoundView | null
  /** Shows what may be pressed now. */
  refresh(): void
}

/** `safe` is how many tiles hide no mine. */
export function openMarks({ words, state, note }: Cabinet, safe: () => number): Marks {
  let marked: number[] = []
  function put(tiles: number[]) {
    marked = tiles
    note(marked.length > 0 ? fill(words.autoplay.marked, { count: marked.length }) : '')
  }
  return {
    allowed: state.pace.autoplay,
    opening: false,
    tiles: () => marked,
    toggle(cell) {
      if (marked.includes(cell)) put(marked.filter((each) => each !== cell))
      else if (marked.length < safe()) put([...marked, cell])
    },
    fit() {
      if (marked.length > safe()) put(marked.slice(0, safe()))
    },
  }
}

/** Lets rounds run by themselves that open the marked tiles and cash out. */
export function offerMarked({ autoplay, bar, words }: Cabinet, marks: Marks, steps: Steps): void {
  autoplay.offer({
    ready: steps.canStart,
    missing: () => (marks.tiles().length === 0 ? words.autoplay.tilesFirst : null),
    stake: bar.stake,
    hasFeatures: false,
    async play() {
      marks.opening = true
      await steps.start()
      await openTiles(marks.tiles(), steps)
      marks.opening = false
      steps.refresh()
      return outcomeIn(steps)
    },
  })
}

/** Opens the tiles one by one, then cashes out; a mine ends it before. */
async function openTiles(tiles: readonly number[], steps: Steps): Promise<void> {
  const isOpen = () => steps.round()?.phase === 'open'
  for (const cell of tiles) {
    await beat(STEP_MS)
    if (!isOpen()) break
    await steps.act({ kind: 'open', cell })
    // A step that was refused leaves the rest of the round to the player.
    const shown = steps.round()?.shown as Shown | undefined
    if (isOpen() && !shown?.opened.includes(cell)) return
  }
  await beat(STEP_MS)
  if (isOpen()) await steps.act({ kind: 'cash-out' })
  await beat(RESULT_MS)
}

function outcomeIn({ round }: Steps): Played | null {
  const over = round()
  return over && over.phase !== 'open' ? { ...outcomeOf(over), hasFeature: false } : null
}
