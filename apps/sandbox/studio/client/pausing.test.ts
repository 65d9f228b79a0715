import { expect, test } from 'vitest'
import { setPaused } from './pausing.ts'

function openPage() {
  const classes = new Set<string>()
  const toggle = (name: string, on?: boolean) => {
    if (on) classes.add(name)
    else classes.delete(name)
    return on === true
  }
  const root = { inert: false, classList: { toggle } as unknown as DOMTokenList }
  return { root, classes, window: new EventTarget() }
}

test.each(['pointerdown', 'keydown'])(
  'a game whose page cannot make it go on is woken by a %s',
  (type) => {
    const page = openPage()
    setPaused(page, 'pragmatic', true)
    expect([page.root.inert, [...page.classes]]).toEqual([true, ['paused']])
    page.window.dispatchEvent(new Event(type))
    expect([page.root.inert, [...page.classes]]).toEqual([false, []])
  },
)

test('a game whose page makes it go on waits for that, whatever is pressed', () => {
  const page = openPage()
  setPaused(page, 'generic', true)
  page.window.dispatchEvent(new Event('keydown'))
  expect(page.root.inert).toBe(true)
  setPaused(page, 'generic', false)
  expect(page.root.inert).toBe(false)
})
