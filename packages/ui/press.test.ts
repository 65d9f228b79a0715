import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPresses } from './press.ts'

let page: EventTarget
let presses: ReturnType<typeof watchPresses>
const fire = (name: string) => page.dispatchEvent(new Event(name))

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  presses = watchPresses(page)
})
afterEach(() => void vi.useRealTimers())

test('a press lasts from the first touch until its click, and what waits for its end is done once', () => {
  const shown = vi.fn()
  fire('pointerdown')
  presses.whenOver(shown)
  fire('change')
  fire('pointerup')
  expect(presses.isOn(), 'a field that is left by the press has changed, which ends nothing').toBe(
    true,
  )
  expect(shown).not.toHaveBeenCalled()
  fire('click')
  fire('click')
  expect(presses.isOn()).toBe(false)
  expect(shown).toHaveBeenCalledTimes(1)
})

test('a press that ends in no click is over soon after its release', () => {
  const shown = vi.fn()
  fire('pointerdown')
  presses.whenOver(shown)
  fire('pointerup')
  vi.advanceTimersByTime(399)
  expect(shown).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(shown).toHaveBeenCalledTimes(1)
})

test('a second press during the wait for a click is a press of its own', () => {
  fire('pointerdown')
  fire('pointerup')
  fire('pointerdown')
  vi.advanceTimersByTime(1000)
  expect(presses.isOn()).toBe(true)
})

test.each(['pointercancel', 'contextmenu', 'keydown', 'pagehide'])('%s ends a press', (name) => {
  fire('pointerdown')
  fire(name)
  expect(presses.isOn()).toBe(false)
})

test('work does not wait while no button is pressed, and work that was given up is never done', () => {
  const [now, never] = [vi.fn(), vi.fn()]
  presses.whenOver(now)
  expect(now).toHaveBeenCalledTimes(1)
  fire('pointerdown')
  presses.whenOver(never)()
  fire('click')
  expect(never).not.toHaveBeenCalled()
})
