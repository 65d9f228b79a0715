import { describe, expect, it } from 'vitest'
import { type Box, placeBeside } from './next-tile.ts'

/**
 * Tiles of 100 by 150 with 10 between them, so many in each row; a list begins 80 below the one
 * before.
 */
function grid(lists: readonly (readonly number[])[], rightToLeft = false): Box[] {
  let top = 0
  return lists.flatMap((rows) => {
    const boxes = rows.flatMap((count) => {
      const row = Array.from({ length: count }, (_, column) => {
        const left = rightToLeft ? -110 * (column + 1) : 110 * column
        return { left, right: left + 100, top, bottom: top + 150 }
      })
      top += 160
      return row
    })
    top += 80
    return boxes
  })
}

const from = (key: string, boxes: readonly Box[], current: number) =>
  placeBeside(`Arrow${key}`, boxes, current, false)

describe('an arrow key', () => {
  const boxes = grid([[5, 5, 2]])

  it('moves by a row up and down, and by one to the sides', () => {
    expect(from('Down', boxes, 1)).toBe(6)
    expect(from('Up', boxes, 8)).toBe(3)
    expect(from('Right', boxes, 4)).toBe(5)
    expect(from('Left', boxes, 5)).toBe(4)
  })

  it('finds the nearest in a row that is not full', () => {
    expect(from('Down', boxes, 8)).toBe(11)
    expect(from('Up', boxes, 11)).toBe(6)
  })

  it('leads above the first row, and nowhere below the last', () => {
    expect(from('Up', boxes, 3)).toBe(-1)
    expect(boxes[from('Down', boxes, 10)]).toBeUndefined()
  })

  it('moves forward to the left in right-to-left text, and down by place', () => {
    const mirrored = grid([[5, 5]], true)
    expect(placeBeside('ArrowLeft', mirrored, 5, true)).toBe(6)
    expect(placeBeside('ArrowRight', mirrored, 6, true)).toBe(5)
    expect(placeBeside('ArrowDown', mirrored, 3, true)).toBe(8)
  })
})

describe('with little found above the recommended games', () => {
  for (const found of [1, 2, 3]) {
    const boxes = grid([[found], [6, 6]])

    it(`${found}: down goes by the recommended games' own rows`, () => {
      expect(from('Down', boxes, found)).toBe(found + 6)
      expect(from('Up', boxes, found + 11)).toBe(found + 5)
    })

    it(`${found}: the way from one list to the other leads straight down and up`, () => {
      expect(from('Down', boxes, found - 1)).toBe(found + found - 1)
      expect(from('Up', boxes, found)).toBe(0)
      expect(from('Up', boxes, found + 5), 'above stands less').toBe(found - 1)
    })
  }

  it('a tile that is drawn larger under the pointer stands in its row', () => {
    const boxes = grid([[2], [6, 6]]).map((box, place) =>
      place === 4 ? { ...box, top: box.top - 8, bottom: box.bottom + 8 } : box,
    )
    expect(from('Down', boxes, 3)).toBe(9)
    expect(from('Down', boxes, 4)).toBe(10)
    expect(from('Up', boxes, 10)).toBe(4)
  })
})
