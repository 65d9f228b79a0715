import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
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

/** Loads the symbols of a game from the file that has all of them. */
export async function loadSymbolArt(sheet: string, loaded: () => void): Promise<SymbolArt> {
  const images = new Map<string, HTMLImageElement>()
  const symbols: Record<string, string> = await fetch(sheet)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}))
  await Promise.all(
    Object.entries(symbols).map(async ([id, svg]) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode().catch(() => null)
      images.set(id, image)
    }),
  )
  const bitmaps = new Map<string, HTMLCanvasElement>()
  loaded()
  return {
    draw(context, symbol, { x, y, size }, sharpAt = size) {
      const pixels = Math.round(sharpAt * context.getTransform().a)
      const key = `${symbol} ${pixels}`
      const image = images.get(symbol)
      const bitmap = bitmaps.get(key) ?? (image && rasterise(image, pixels))
      if (!bitmap) return
      if (!bitmaps.has(key)) {
        if (bitmaps.size > 60) bitmaps.clear()
        bitmaps.set(key, bitmap)
      }
      context.drawImage(bitmap, x, y, size, size)
    },
  }
}

function rasterise(image: HTMLImageElement, pixels: number): HTMLCanvasElement {
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
  if (image.naturalWidth > 0)
    context.drawImage(
      image,
      pixels * INSET,
      pixels * INSET,
      pixels * (1 - 2 * INSET),
      pixels * (1 - 2 * INSET),
    )
  return canvas
}
