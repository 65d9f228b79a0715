import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPresses } from './press.ts'

let page: EventTarget
let presses: ReturnType<typeof watchPresses>
const tell = (name: string) => page.dispatchEvent(new Event(name))

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  presses = watchPresses(page)
})
afterEach(() => void vi.useRealTimers())

test('a press lasts from the first touch until its click, and what waits for its end is done once', () => {
  const shown = vi.fn()
  tell('pointerdown')
  presses.whenOver(shown)
  tell('change')
  tell('pointerup')
  expect(presses.isOn(), 'a field that is left by the press has changed, which ends nothing').toBe(
    true,
  )
  expect(shown).not.toHaveBeenCalled()
  tell('click')
  tell('click')
  expect(presses.isOn()).toBe(false)
  expect(shown).toHaveBeenCalledTimes(1)
})

test('a press that ends in no click is over soon after its release', () => {
  const shown = vi.fn()
  tell('pointerdown')
  presses.whenOver(shown)
  tell('pointerup')
  vi.advanceTimersByTime(399)
  expect(shown).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(shown).toHaveBeenCalledTimes(1)
})

test('a second press during the wait for a click is a press of its own', () => {
  tell('pointerdown')
  tell('pointerup')
  tell('pointerdown')
  vi.advanceTimersByTime(1000)
  expect(presses.isOn()).toBe(true)
})

test.each(['pointercancel', 'contextmenu', 'keydown', 'pagehide'])('%s ends a press', (name) => {
  tell('pointerdown')
  tell(name)
  expect(presses.isOn()).toBe(false)
})

test('nothing waits while nothing is pressed, and what was given up is never done', () => {
  const [now, never] = [vi.fn(), vi.fn()]
  presses.whenOver(now)
  expect(now).toHaveBeenCalledTimes(1)
  tell('pointerdown')
  presses.whenOver(never)()
  tell('click')
  expect(never).not.toHaveBeenCalled()
})
