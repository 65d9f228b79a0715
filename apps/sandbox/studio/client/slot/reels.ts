import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import { beat, hurried, motionAllowed, pause } from '../motion.ts'
import { openPainting } from '../painting.ts'
import type { Sound } from '../sound.ts'
import { openReel, type Reel } from './reel.ts'
import { openFrame, openLights } from './reel-layers.ts'
import { placeOf, sizeUp } from './reels-painting.ts'
import type { SlotDescription } from './slot-shapes.ts'
import type { SymbolArt } from './symbol-art.ts'

type Cells = readonly (readonly [reel: number, row: number])[]

/** The reels as the player sees them. */
export interface Reels {
  /** Sets all reels turning. */
  spin(): void
  /**
   * Brings them to rest one after the other on what was decided. A reel that could bring the
   * feature turns longer.
   */
  stop(grid: readonly (readonly SlotSymbol[])[], wildReel?: number): Promise<void>
  set(grid: readonly (readonly SlotSymbol[])[]): void
  /** Rings these cells and dims the others; null shows all alike. */
  light(cells: Cells | null, isProfit: boolean): void
  /** A short word in the corner of the frame, such as the multiplier. */
  badge(text: string): void
  /** Small brass sparks that rise from the reels. */
  celebrate(ms: number): void
}

const BEFORE_FIRST_STOP_MS = 520
const BETWEEN_STOPS_MS = 170
const SUSPENSE_MS = 750

export function openReels(
  stage: HTMLElement,
  { strips, rows }: SlotDescription,
  art: () => SymbolArt | null,
  sound: Sound,
): Reels {
  const reels: Reel[] = strips.map((strip, index) => openReel(strip, rows, index * 7 + 3))
  const frameOf = (width: number, height: number) => sizeUp(width, height, reels.length, rows)
  openFrame(stage, frameOf)
  const painting = openPainting(stage, paint)
  const lights = openLights(stage, frameOf)
  let lit: Cells | null = null
  let startedAt = 0

  function paint(context: CanvasRenderingContext2D, width: number, height: number, now: number) {
    const frame = frameOf(width, height)
    const symbols = art()
    context.save()
    context.beginPath()
    context.rect(
      frame.x,
      frame.y + frame.pad - frame.gap,
      frame.width,
      frame.height - 2 * (frame.pad - frame.gap),
    )
    context.clip()
    reels.forEach((reel, index) => {
      reel.advance(now)
      for (const { symbol, row } of reel.visible()) {
        const isLit = lit?.some(([litReel, litRow]) => litReel === index && litRow === row) ?? true
        context.globalAlpha = isLit ? 1 : 0.38
        symbols?.draw(context, symbol, placeOf(frame, index, row))
      }
    })
    context.restore()
  }

  return {
    spin() {
      lit = null
      lights.ring(null, false)
      startedAt = performance.now()
      if (motionAllowed()) for (const reel of reels) reel.spin(startedAt)
      painting.refresh()
    },
    async stop(grid, wildReel) {
      const ended = painting.run()
      await pause(
        motionAllowed()
          ? Math.max(0, startedAt + hurried(BEFORE_FIRST_STOP_MS) - performance.now())
          : 200,
      )
      const stopped: Promise<void>[] = []
      let scatters = 0
      for (const [index, reel] of reels.entries()) {
        if (scatters >= 2 && index >= 2 && motionAllowed()) await beat(SUSPENSE_MS)
        const column = grid[index] ?? []
        if (motionAllowed()) {
          const atRest = reel
            .stop(column, performance.now())
            .then(() => sound.stop(index + (index === wildReel ? 5 : 0)))
          stopped.push(atRest)
          await beat(BETWEEN_STOPS_MS)
        } else reel.set(column)
        if (column.includes('scatter')) scatters += 1
      }
      await Promise.all(stopped)
      ended()
    },
    set(grid) {
      reels.forEach((reel, index) => {
        reel.set(grid[index] ?? [])
      })
      painting.refresh()
    },
    light(cells, isProfit) {
      lit = cells
      painting.refresh()
      lights.ring(
        cells && ((frame) => cells.map(([reel, row]) => placeOf(frame, reel, row))),
        isProfit,
      )
    },
    badge: lights.badge,
    celebrate: lights.celebrate,
  }
}
