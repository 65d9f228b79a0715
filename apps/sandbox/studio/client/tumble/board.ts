import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import { motionAllowed, pause } from '../motion.ts'
import { openPainting, type Painting } from '../painting.ts'
import { RING_MS, sizeUp } from '../slot/reels-painting.ts'
import type { SymbolArt } from '../slot/symbol-art.ts'
import type { Sound } from '../sound.ts'
import { type BoardPicture, BURST_MS, type Cells, isLit, type Piece, paintBoard } from './board-painting.ts'

export type Grid = readonly (readonly SlotSymbol[])[]

/** Reels whose symbols fall into place instead of turning. */
export interface Board {
  set(grid: Grid): void
  /** What stands falls out below, and these fall in, one reel after the other. */
  deal(grid: Grid): Promise<void>
  /** Rings these cells and dims the others; null shows all alike. */
  light(cells: Cells | null, isProfit: boolean): void
  /** The cells in the light burst, and what is above them falls down until the grid is this one. */
  fall(grid: Grid): Promise<void>
  badge(text: string): void
  celebrate(ms: number): void
}

const OUT_MS = 230
const IN_MS = 300
const FALL_MS = 330
const BETWEEN_REELS_MS = 75
const BETWEEN_ROWS_MS = 22

export function openBoard(stage: HTMLElement, reels: number, rows: number, art: () => SymbolArt | null, sound: Sound): Board {
  const picture: BoardPicture = { columns: [], lit: null, burstAt: Number.POSITIVE_INFINITY, badge: '', sparksUntil: 0 }
  const painting = openPainting(stage, (context, width, height, now) => {
    paintBoard(context, sizeUp(width, height, reels, rows), picture, art(), now)
  })

  function set(grid: Grid) {
    picture.columns = grid.map((column) => column.map((symbol, row) => ({ symbol, from: row, to: row, startsAt: 0, ms: 0 })))
    light(null, false)
  }
  function light(cells: Cells | null, isProfit: boolean) {
    picture.lit = cells && { cells, isProfit, since: performance.now() }
    picture.burstAt = Number.POSITIVE_INFINITY
    painting.refresh()
    if (cells) void runs(painting, () => pause(RING_MS))
  }
  /** Moves the pieces until all are where they go, and then shows the grid as it stands. */
  async function move(columns: Piece[][], grid: Grid) {
    picture.columns = columns
    await runs(painting, async () => {
      const now = performance.now()
      const ends = columns.map((column) => Math.max(0, ...column.map(({ startsAt, ms }) => (ms === 0 ? 0 : startsAt + ms - now))))
      await Promise.all(ends.map((end, reel) => pause(end).then(() => end > 0 && sound.stop(reel))))
    })
    set(grid)
  }

  return {
    set,
    light,
    async deal(grid) {
      light(null, false)
      if (!motionAllowed()) {
        set(grid)
        return pause(200)
      }
      picture.columns = leaving(picture.columns, rows)
      await runs(painting, () => pause(OUT_MS + (reels * BETWEEN_REELS_MS) / 2))
      await move(arriving(grid, rows), grid)
    },
    async fall(grid) {
      if (!motionAllowed()) return set(grid)
      picture.burstAt = performance.now()
      await runs(painting, () => pause(BURST_MS))
      const columns = falling(picture, grid)
      light(null, false)
      await move(columns, grid)
    },
    badge(text) {
      picture.badge = text
      painting.refresh()
    },
    celebrate(ms) {
      if (!motionAllowed()) return
      picture.sparksUntil = performance.now() + ms
      void runs(painting, () => pause(ms + 50))
    },
  }
}

/** Draws on every frame for as long as the work lasts. */
async function runs(painting: Painting, work: () => Promise<unknown>): Promise<void> {
  const ended = painting.run()
  await work()
  ended()
}

function leaving(columns: readonly Piece[][], rows: number): Piece[][] {
  const now = performance.now()
  return columns.map((column, reel) =>
    column.map(({ symbol, to }) => ({ symbol, from: to, to: to + rows + 1, startsAt: now + (reel * BETWEEN_REELS_MS) / 2, ms: OUT_MS })),
  )
}

function arriving(grid: Grid, rows: number): Piece[][] {
  const now = performance.now()
  return grid.map((column, reel) =>
    column.map((symbol, row) => {
      const startsAt = now + reel * BETWEEN_REELS_MS + (column.length - 1 - row) * BETWEEN_ROWS_MS
      return { symbol, from: row - rows - 1, to: row, startsAt, ms: IN_MS }
    }),
  )
}

function falling(picture: BoardPicture, grid: Grid): Piece[][] {
  const now = performance.now()
  return picture.columns.map((column, reel) => {
    const staying = column.flatMap(({ to }) => (isLit(picture, reel, to) ? [] : [to]))
    const gone = column.length - staying.length
    return (grid[reel] ?? []).map((symbol, row) => {
      const from = row < gone ? row - gone : (staying[row - gone] ?? row)
      return { symbol, from, to: row, startsAt: now + (reel * BETWEEN_REELS_MS) / 2, ms: from === row ? 0 : FALL_MS }
    })
  })
}
