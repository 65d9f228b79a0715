import { afterEach, expect, test, vi } from 'vitest'
import { stubCanvases } from './canvas-stubs.ts'
import { openPainting } from './painting.ts'

afterEach(() => vi.unstubAllGlobals())

function open() {
  const { parent, canvases, layOut, nextFrame } = stubCanvases({ width: 400, height: 200 })
  let paints = 0
  const painting = openPainting(parent, () => {
    paints += 1
  })
  const [canvas = expect.fail()] = canvases
  return { painting, canvas, layOut, nextFrame, paints: () => paints }
}

test('a painting is drawn in the frame that lays it out, and not once more in the next', () => {
  const { paints, nextFrame } = open()
  expect(paints()).toBe(1)
  nextFrame()
  expect(paints()).toBe(1)
})

test('a painting that is laid out again is drawn then, and not in the next frame as well', () => {
  const { painting, layOut, nextFrame, paints } = open()
  painting.refresh()
  layOut()
  expect(paints()).toBe(2)
  nextFrame()
  expect(paints()).toBe(2)
})

test('a painting that is not shown takes no memory and is not drawn, until it is shown', () => {
  const { painting, canvas, nextFrame, paints } = open()
  painting.show(false)
  painting.refresh()
  nextFrame()
  expect(canvas).toMatchObject({ width: 0, height: 0, hidden: true })
  expect(paints()).toBe(1)
  painting.show(true)
  nextFrame()
  expect(canvas).toMatchObject({ width: 400, height: 200, hidden: false })
  expect(paints()).toBe(2)
})

test('a painting that runs goes on when it is shown again', () => {
  const { painting, nextFrame, paints } = open()
  const stop = painting.run()
  painting.show(false)
  nextFrame()
  painting.show(true)
  nextFrame()
  nextFrame()
  expect(paints()).toBe(3)
  stop()
  nextFrame()
  nextFrame()
  expect(paints()).toBe(4)
})
