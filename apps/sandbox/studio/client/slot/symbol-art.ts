import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import type { PlayState } from '../../play-view.ts'
import type { Place } from './reels-painting.ts'

/**
 * The symbols as bitmaps of the size they are drawn at, because scaling SVG on every frame is slow.
 */
export interface SymbolArt {
  /** `sharpAt` is the size to make the bitmap for, where the symbol grows or shrinks. */
  draw(context: CanvasRenderingContext2D, symbol: SlotSymbol, place: Place, sharpAt?: number): void
}

/** More sizes than a board has at once. */
const MOST_SIZES = 8

/** Reads the sheet that has all symbols of a game. Without it, cells stay empty. */
export async function loadSymbolArt({
  symbolSheet,
  symbols,
}: Pick<PlayState['art'], 'symbolSheet' | 'symbols'>): Promise<SymbolArt> {
  const order = Object.keys(symbols)
  const sheet = new Image()
  sheet.src = `data:image/svg+xml,${encodeURIComponent(symbolSheet ?? '')}`
  // Not decoded beforehand: a drawing is decoded for the size that it is drawn at.
  await new Promise((resolve) => {
    sheet.onload = resolve
    sheet.onerror = resolve
  })
  const rows = new Map<number, HTMLCanvasElement>()
  return {
    draw(context, symbol, { x, y, size }, sharpAt = size) {
      const pixels = Math.round(sharpAt * context.getTransform().a)
      const at = order.indexOf(symbol)
      if (sheet.naturalWidth === 0 || at === -1 || pixels <= 0) return
      let row = rows.get(pixels)
      if (!row) {
        if (rows.size === MOST_SIZES) rows.clear()
        row = rasterise(sheet, order.length * pixels, pixels)
        rows.set(pixels, row)
      }
      context.drawImage(row, at * pixels, 0, pixels, pixels, x, y, size, size)
    },
  }
}

/** Draws the whole sheet once: a phone takes several times as long for one symbol after the other. */
function rasterise(sheet: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(sheet, 0, 0, width, height)
  return canvas
}
