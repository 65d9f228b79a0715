import { expect, test } from 'vitest'
import { wonPlace } from './won-place.ts'

const element = (localName: string, inner: Element | null = null) =>
  ({ localName, querySelector: () => inner }) as unknown as HTMLElement
const body = element('body')

function placeIn({ dialogs = [], full = null }: { dialogs?: Element[]; full?: Element | null }) {
  const querySelectorAll = () => dialogs as unknown as NodeListOf<Element>
  return wonPlace({ querySelectorAll, fullscreenElement: full, body } as unknown as Document)
}

test('a notice stands on the page, or in what fills the screen', () => {
  const game = element('main')
  expect(placeIn({})).toBe(body)
  expect(placeIn({ full: game })).toBe(game)
})

test('a notice stands in the last of the open dialogs, over what fills the screen as well', () => {
  const [under, over] = [element('dialog'), element('dialog')]
  expect(placeIn({ dialogs: [under, over] })).toBe(over)
  expect(placeIn({ dialogs: [under, over], full: element('main') })).toBe(over)
})

test('a notice stands in the place that a page has left for it, and not behind a dialog', () => {
  const [place, dialog] = [element('div'), element('dialog')]
  const full = element('main', place)
  expect(placeIn({ full })).toBe(place)
  expect(placeIn({ full, dialogs: [dialog] })).toBe(dialog)
})

test('a notice does not stand in a frame that fills the screen, where nothing of it is drawn', () => {
  expect(placeIn({ full: element('iframe') })).toBe(body)
})
