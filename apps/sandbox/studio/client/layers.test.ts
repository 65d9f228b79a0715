import { afterEach, expect, test, vi } from 'vitest'
import { openLayers } from './layers.ts'

afterEach(() => vi.unstubAllGlobals())

test('a wheel in a parent that has no room is painted without a radius below nothing', () => {
  const draws: FrameRequestCallback[] = []
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draws.push(draw))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(resized: () => void) {
        this.observe = resized
      }
    },
  )
  const context = { setTransform() {}, clearRect() {}, translate() {} }
  const canvas = { style: {}, setAttribute() {}, getContext: () => context }
  vi.stubGlobal('document', { createElement: () => canvas })
  const hidden = { append() {}, clientWidth: 0, clientHeight: 0 } as unknown as HTMLElement

  const radii: number[] = []
  openLayers(hidden, (width, height) => ({
    x: width / 2,
    y: height / 2,
    radius: Math.min(width, height) / 2 - 8,
  })).still((_, radius) => radii.push(radius), 0.97)
  for (const draw of draws) draw(0)
  expect(radii).toEqual([0])
})
