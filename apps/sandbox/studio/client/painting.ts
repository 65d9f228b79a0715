/**
 * A canvas that fills its parent, sharp on any screen. `paint` is called with sizes in CSS pixels
 * whenever either changes.
 */
export interface Painting {
  canvas: HTMLCanvasElement
  /** Requests one more drawing. */
  refresh(): void
  /** While at least one is running, the canvas is drawn on every frame. */
  run(): () => void
  /** A canvas that is not shown takes no memory, and is not drawn. */
  show(isShown: boolean): void
}

/** Part of a parent, in CSS pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

type Paint = (context: CanvasRenderingContext2D, width: number, height: number, now: number) => void

/**
 * Where only a part of the parent is painted, `areaOf` returns it: the canvas is no larger than
 * that. `paint` still works in the parent's pixels.
 */
export function openPainting(
  parent: HTMLElement,
  paint: Paint,
  areaOf?: (width: number, height: number) => Area,
): Painting {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  parent.append(canvas)
  const context = canvas.getContext('2d')
  let [width, height, runners] = [0, 0, 0]
  let isShown = true
  let requested: number | null = null
  let area: Area = { left: 0, top: 0, width, height }

  const draw = (now: number) => {
    if (requested !== null) cancelAnimationFrame(requested)
    requested = null
    if (!context || !isShown || area.width <= 0 || area.height <= 0) return
    const scale = canvas.width / area.width
    context.setTransform(scale, 0, 0, scale, -area.left * scale, -area.top * scale)
    context.clearRect(area.left, area.top, area.width, area.height)
    paint(context, width, height, now)
    if (runners > 0) refresh()
  }
  const refresh = () => {
    requested ??= requestAnimationFrame(draw)
  }
  const fit = () => {
    const scale = isShown ? Math.min(devicePixelRatio || 1, 3) : 0
    canvas.width = Math.round(area.width * scale)
    canvas.height = Math.round(area.height * scale)
  }
  new ResizeObserver(() => {
    width = parent.clientWidth
    height = parent.clientHeight
    area = areaOf?.(width, height) ?? { left: 0, top: 0, width, height }
    if (areaOf) layAt(canvas, area)
    fit()
    // In this same frame: the next one would come later, and would show the canvas empty until then.
    draw(Number(document.timeline.currentTime))
  }).observe(parent)

  return {
    canvas,
    refresh,
    run() {
      runners += 1
      refresh()
      let running = true
      return () => {
        if (running) runners -= 1
        running = false
      }
    },
    show(next) {
      if (next === isShown) return
      isShown = next
      canvas.hidden = !isShown
      fit()
      refresh()
    },
  }
}

/** A square round a place whose edges are whole pixels: between two of them it looks soft. */
export function squareAround(x: number, y: number, half: number): Area {
  const [across, down] = [half + (x % 1), half + (y % 1)]
  return { left: x - across, top: y - down, width: across * 2, height: down * 2 }
}

/** Lays an element over a part of its parent. */
export function layAt({ style }: HTMLElement, { left, top, width, height }: Area): void {
  style.inset = `${top}px auto auto ${left}px`
  style.width = `${width}px`
  style.height = `${height}px`
}

export function roundedPath(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
}

/** A full circle around the origin. */
export function paintDisc(
  context: CanvasRenderingContext2D,
  radius: number,
  paint: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fillStyle = paint
  context.fill()
}

/** The line of a circle around the origin. */
export function paintRing(
  context: CanvasRenderingContext2D,
  radius: number,
  paint: string,
  lineWidth: number,
): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.strokeStyle = paint
  context.lineWidth = lineWidth
  context.stroke()
}

export const COLOURS = {
  ivory: '#f3ede0',
  muted: '#b3c0b6',
  brass200: '#f6dfa6',
  brass400: '#e3b65b',
  brass700: '#7d5c22',
  action: '#c8372a',
  felt900: '#0a1310',
  felt800: '#13231b',
  well: 'rgb(4 8 14 / 0.84)',
} as const

export const DISPLAY_FACE = '"Gloock", "El Messiri Variable", Georgia, serif'
export const TEXT_FACE = '"Hanken Grotesk Variable", "Readex Pro Variable", system-ui, sans-serif'
