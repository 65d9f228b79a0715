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

/** Air between a symbol and the edge of its cell. */
const INSET = 0.035

/** Loads the sheet that has all symbols of a game. Without it, cells stay empty. */
export async function loadSymbolArt({
  symbolSheet,
  symbols,
}: Pick<PlayState['art'], 'symbolSheet' | 'symbols'>): Promise<SymbolArt> {
  const order = Object.keys(symbols)
  const sheet = new Image()
  sheet.src = symbolSheet
  // Not decoded beforehand: a drawing is decoded for the size that it is drawn at.
  await new Promise((resolve) => {
    sheet.onload = resolve
    sheet.onerror = resolve
  })
  const bitmaps = new Map<string, HTMLCanvasElement>()
  return {
    draw(context, symbol, { x, y, size }, sharpAt = size) {
      const pixels = Math.round(sharpAt * context.getTransform().a)
      const key = `${symbol} ${pixels}`
      const bitmap = bitmaps.get(key) ?? rasterise(sheet, order.indexOf(symbol), pixels)
      if (!bitmaps.has(key)) {
        if (bitmaps.size > 60) bitmaps.clear()
        bitmaps.set(key, bitmap)
      }
      context.drawImage(bitmap, x, y, size, size)
    },
  }
}

function rasterise(sheet: HTMLImageElement, at: number, pixels: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.beginPath()
  context.roundRect(0, 0, pixels, pixels, pixels * 0.085)
  context.clip()
  const ground = context.createLinearGradient(0, 0, 0, pixels)
  ground.addColorStop(0, '#17212b')
  ground.addColorStop(1, '#0b1118')
  context.fillStyle = ground
  context.fillRect(0, 0, pixels, pixels)
  const cell = sheet.naturalHeight
  const [inset, size] = [pixels * INSET, pixels * (1 - 2 * INSET)]
  if (cell > 0 && at >= 0)
    context.drawImage(sheet, at * cell, 0, cell, cell, inset, inset, size, size)
  return canvas
}
