import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSound } from './sound.ts'

/**
 * Behaves as a browser does with sound: it may stop a context at any time, and starts it again only
 * by `resume`.
 */
class BrowserContext extends EventTarget {
  static newest: BrowserContext
  state = 'running'
  currentTime = 0
  destination = {}
  started = 0

  constructor() {
    super()
    BrowserContext.newest = this
  }

  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  async resume() {
    this.become('running')
  }

  async close() {
    this.become('closed')
  }
}

class Node {
  gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  context: BrowserContext

  constructor(context: BrowserContext) {
    this.context = context
  }

  connect = (to: unknown) => to
  start() {
    this.context.started += 1
  }

  stop() {}
}

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  become(state: DocumentVisibilityState) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', BrowserContext)
  vi.stubGlobal('OscillatorNode', Node)
  vi.stubGlobal('GainNode', Node)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function opened() {
  const page = new Page()
  const sound = openSound(page as unknown as Document)
  expect(sound.toggle()).toBe(true)
  return { page, sound, context: BrowserContext.newest }
}

test.each(['suspended', 'interrupted'])(
  'sound that a call has stopped comes back when the page is seen again: %s',
  (state) => {
    const { page, context } = opened()
    page.become('hidden')
    context.become(state)
    expect(context.state, 'not while the game is out of sight').toBe(state)
    page.become('visible')
    expect(context.state).toBe('running')
  },
)

test('sound that was stopped while the game is seen comes back at once, or at the next press', () => {
  const { page, sound, context } = opened()
  context.become('suspended')
  expect(context.state).toBe('running')
  context.state = 'interrupted'
  page.dispatchEvent(new Event('pointerdown'))
  expect(context.state).toBe('running')
  sound.tick()
  expect(context.started).toBe(1)
})

test('sounds of the time without sound are left out', () => {
  const { page, sound, context } = opened()
  page.become('hidden')
  context.become('interrupted')
  sound.win('big')
  expect(context.started).toBe(0)
})

test('sound that the player has switched off stays off', () => {
  const { page, sound, context } = opened()
  expect(sound.toggle()).toBe(false)
  page.become('hidden')
  page.become('visible')
  sound.tick()
  expect([context.state, context.started]).toEqual(['closed', 0])
})
