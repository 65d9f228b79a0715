import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import { beat, hurried, motionAllowed, pause } from '../motion.ts'
import { openPainting, type Painting } from '../painting.ts'
import { openFrame, openLights } from '../slot/reel-layers.ts'
import { sizeUp } from '../slot/reels-painting.ts'
import type { SymbolArt } from '../slot/symbol-art.ts'
import type { Sound } from '../sound.ts'
import {
  type BoardPicture,
  BURST_MS,
  type Cells,
  isLit,
  type Piece,
  paintBoard,
  placesOf,
} from './board-painting.ts'

/** A symbol, one with something written on it, or an empty place. */
export type Face = SlotSymbol | { symbol: SlotSymbol; label: string } | null
export type Grid = readonly (readonly Face[])[]

/** Reels whose symbols fall into place instead of turning. */
export interface Board {
  set(grid: Grid): void
  /** Lets the old symbols fall out below and these fall in, one reel after the other. */
  deal(grid: Grid): Promise<void>
  /** Rings these cells and dims the others; null shows all alike. */
  light(cells: Cells | null, isProfit: boolean): void
  /** The cells in the light burst, and what is above them falls down until the grid is this one. */
  fall(grid: Grid): Promise<void>
  /** Empty places glow for a while, and what is new in this grid grows where it stands. */
  grow(grid: Grid): Promise<void>
  badge(text: string): void
  celebrate(ms: number): void
}

const OUT_MS = 230
const IN_MS = 300
const FALL_MS = 330
const GLOW_MS = 620
const GROW_MS = 260
const BETWEEN_REELS_MS = 75
const BETWEEN_ROWS_MS = 22

export function openBoard(
  stage: HTMLElement,
  reels: number,
  rows: number,
  art: () => SymbolArt | null,
  sound: Sound,
): Board {
  const picture: BoardPicture = {
    columns: [],
    lit: null,
    burstAt: Number.POSITIVE_INFINITY,
  }
  const frameOf = (width: number, height: number) => sizeUp(width, height, reels, rows)
  openFrame(stage, frameOf)
  const painting = openPainting(stage, (context, width, height, now) => {
    paintBoard(context, frameOf(width, height), picture, art(), now)
  })
  const lights = openLights(stage, frameOf)

  function set(grid: Grid) {
    picture.columns = grid.map((column) => column.map((face, row) => still(face, row)))
    light(null, false)
  }
  function light(cells: Cells | null, isProfit: boolean) {
    picture.lit = cells
    picture.burstAt = Number.POSITIVE_INFINITY
    painting.refresh()
    lights.ring(cells && ((frame) => placesOf(frame, picture, cells)), isProfit)
  }
  /** Moves the pieces until all are where they go, and then shows the grid as it stands. */
  async function move(columns: Piece[][], grid: Grid) {
    const now = performance.now()
    const moving = sooner(columns, now)
    picture.columns = moving
    await runs(painting, async () => {
      const ends = moving.map((column) =>
        Math.max(0, ...column.map(({ startsAt, ms }) => (ms === 0 ? 0 : startsAt + ms - now))),
      )
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
        return beat(200)
      }
      picture.columns = sooner(leaving(picture.columns), performance.now())
      await runs(painting, () => beat(OUT_MS + (reels * BETWEEN_REELS_MS) / 2))
      await move(arriving(grid), grid)
    },
    async fall(grid) {
      if (!motionAllowed()) return set(grid)
      picture.burstAt = performance.now()
      lights.ring(null, false)
      await runs(painting, () => beat(BURST_MS))
      const columns = falling(picture, grid)
      light(null, false)
      await move(columns, grid)
    },
    async grow(grid) {
      if (!motionAllowed()) return set(grid)
      await runs(painting, () => beat(GLOW_MS))
      await move(growing(picture.columns, grid), grid)
    },
    badge: lights.badge,
    celebrate: lights.celebrate,
  }
}

/** Draws on every frame for as long as the work lasts. */
async function runs(painting: Painting, work: () => Promise<unknown>): Promise<void> {
  const ended = painting.run()
  await work()
  ended()
}

/** Returns the pieces, moved as fast as rounds are shown now. */
function sooner(columns: readonly Piece[][], now: number): Piece[][] {
  return columns.map((column) =>
    column.map((piece) => ({
      ...piece,
      startsAt: now + hurried(piece.startsAt - now),
      ms: hurried(piece.ms),
    })),
  )
}

function faceOf(face: Face): Pick<Piece, 'symbol' | 'label'> {
  return face === null || typeof face === 'string' ? { symbol: face } : face
}

function still(face: Face, row: number): Piece {
  return { ...faceOf(face), from: row, to: row, startsAt: 0, ms: 0 }
}

function growing(columns: readonly Piece[][], grid: Grid): Piece[][] {
  const startsAt = performance.now()
  return grid.map((column, reel) =>
    column.map((face, row) => {
      const piece = still(face, row)
      const isNew = piece.symbol !== null && columns[reel]?.[row]?.symbol === null
      return isNew ? { ...piece, grows: true, startsAt, ms: GROW_MS } : piece
    }),
  )
}

function leaving(columns: readonly Piece[][]): Piece[][] {
  const now = performance.now()
  return columns.map((column, reel) =>
    column.map(({ symbol, label, to }) => ({
      symbol,
      label,
      from: to,
      to: to + column.length + 1,
      startsAt: now + (reel * BETWEEN_REELS_MS) / 2,
      ms: OUT_MS,
    })),
  )
}

function arriving(grid: Grid): Piece[][] {
  const now = performance.now()
  return grid.map((column, reel) =>
    column.map((face, row) => {
      const startsAt = now + reel * BETWEEN_REELS_MS + (column.length - 1 - row) * BETWEEN_ROWS_MS
      return { ...faceOf(face), from: row - column.length - 1, to: row, startsAt, ms: IN_MS }
    }),
  )
}

function falling(picture: BoardPicture, grid: Grid): Piece[][] {
  const now = performance.now()
  return picture.columns.map((column, reel) => {
    const staying = column.flatMap(({ to }) => (isLit(picture, reel, to) ? [] : [to]))
    const gone = column.length - staying.length
    return (grid[reel] ?? []).map((face, row) => {
      const from = row < gone ? row - gone : (staying[row - gone] ?? row)
      return {
        ...faceOf(face),
        from,
        to: row,
        startsAt: now + (reel * BETWEEN_REELS_MS) / 2,
        ms: from === row ? 0 : FALL_MS,
      }
    })
  })
}
