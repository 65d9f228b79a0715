import { afterEach, expect, test, vi } from 'vitest'
import { stubCanvases } from './canvas-stubs.ts'
import { openLayers } from './layers.ts'

afterEach(() => vi.unstubAllGlobals())

test('a wheel in a parent that has no room is painted without a radius below nothing', () => {
  const { parent, nextFrame } = stubCanvases({ width: 0, height: 0 })
  const radii: number[] = []
  openLayers(parent, (width, height) => ({
    x: width / 2,
    y: height / 2,
    radius: Math.min(width, height) / 2 - 8,
  })).still((_, radius) => radii.push(radius), 0.97)
  nextFrame()
  expect(radii).toEqual([0])
})
