import { expect, test } from 'vitest'
import { wonPlace } from './won-place.ts'

const element = (localName: string, inner: Readonly<Record<string, Element>> = {}) =>
  ({
    localName,
    querySelector: (selector: string) => inner[selector] ?? null,
  }) as unknown as HTMLElement
const plain = element('body')

interface Shown {
  dialogs?: Element[]
  full?: Element | null
  body?: HTMLElement
}

function placeIn({ dialogs = [], full = null, body = plain }: Shown) {
  const querySelectorAll = () => dialogs as unknown as NodeListOf<Element>
  return wonPlace({ querySelectorAll, fullscreenElement: full, body } as unknown as Document)
}

test('a notice stands on the page, or in what fills the screen', () => {
  const game = element('main')
  expect(placeIn({})).toBe(plain)
  expect(placeIn({ full: game })).toBe(game)
})

test('a notice stands in the last of the open dialogs, over what fills the screen as well', () => {
  const [under, over] = [element('dialog'), element('dialog')]
  expect(placeIn({ dialogs: [under, over] })).toBe(over)
  expect(placeIn({ dialogs: [under, over], full: element('main') })).toBe(over)
})

test('a notice stands in the place that a page has left for it, and not behind a dialog', () => {
  const [place, dialog] = [element('div'), element('dialog')]
  const full = element('main', { '#notice-place': place })
  expect(placeIn({ full })).toBe(place)
  expect(placeIn({ full, dialogs: [dialog] })).toBe(dialog)
})

test('a notice does not stand in a frame that fills the screen, where nothing of it is drawn', () => {
  expect(placeIn({ full: element('iframe') })).toBe(plain)
})

test('a notice stands in the frame of a page, and in the place of the page itself where it has one', () => {
  const [own, frame] = [element('div'), element('div')]
  const framed = { '#frame-notice-place': frame }
  expect(placeIn({ body: element('body', framed) })).toBe(frame)
  expect(placeIn({ body: element('body', { ...framed, '#notice-place': own }) })).toBe(own)
})
