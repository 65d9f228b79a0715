import { expect, test } from 'vitest'
import { elementAt, placeIn } from './place-in.ts'

interface Drawn {
  tagName: string
  parentElement: Drawn | null
  children: Drawn[]
}

const element = (tagName: string, ...children: Drawn[]): Drawn => {
  const drawn: Drawn = { tagName, parentElement: null, children }
  for (const child of children) child.parentElement = drawn
  return drawn
}
const place = (box: Drawn, at: Drawn) =>
  placeIn(box as unknown as Element, at as unknown as Element)
const found = (box: Drawn, way: readonly number[]) =>
  elementAt(box as unknown as Element, way) as unknown as Drawn

test('an element that a browser has translated is found again in a page that was drawn again without translation', () => {
  const words = element('FONT', element('FONT'))
  const pressed = element('BUTTON', words)
  const translated = element(
    'DIV',
    element('P'),
    element('P', element('FONT', element('FONT')), element('B'), pressed),
  )
  const way = place(translated, words.children[0] as Drawn)
  expect(way).toEqual([1, 1])

  const button = element('BUTTON')
  expect(found(element('DIV', element('P'), element('P', element('B'), button)), way)).toBe(button)
})

test('an element that is not there any more is not found', () => {
  expect(found(element('DIV', element('P')), [0, 3, 1])).toBeNull()
})
