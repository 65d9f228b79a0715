import { vi } from 'vitest'

export interface StubCanvas {
  width: number
  height: number
  hidden: boolean
}

/**
 * Stands for the parts of a browser that a painting uses. Returns a parent of this size, its
 * canvases, and functions that lay it out again and draw what was requested for the next frame.
 */
export function stubCanvases({ width, height }: { width: number; height: number }) {
  let draws: FrameRequestCallback[] = []
  const observers: (() => void)[] = []
  const canvases: StubCanvas[] = []
  const createElement = () => {
    const context = { setTransform() {}, clearRect() {}, translate() {} }
    const canvas = { style: {}, setAttribute() {}, getContext: () => context }
    const made = Object.assign(canvas, { width: 300, height: 150, hidden: false })
    canvases.push(made)
    return made
  }
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draws.push(draw))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => draws.splice(id - 1, 1, () => {}))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(resized: () => void) {
        this.observe = () => {
          observers.push(resized)
          resized()
        }
      }
    },
  )
  vi.stubGlobal('document', { createElement, timeline: { currentTime: 0 } })
  return {
    parent: { append() {}, clientWidth: width, clientHeight: height } as unknown as HTMLElement,
    canvases,
    layOut() {
      for (const resized of observers) resized()
    },
    nextFrame() {
      const now = draws
      draws = []
      for (const draw of now) draw(0)
    },
  }
}
