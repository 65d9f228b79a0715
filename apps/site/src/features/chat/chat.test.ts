import { expect, test } from 'vitest'
import { createChat } from './chat.ts'
import type { ChatEvents, ChatPlayer, ChatSettings, LoadVendor } from './vendor.ts'

const known: ChatSettings = {
  type: 'ZENDESK',
  id: 'k',
  scriptUrl: 'https://chat.test/snippet.js',
  scriptId: null,
  buttonId: null,
}
const settings = async () => known
const robin: ChatPlayer = { firstName: 'Robin', lastName: 'Ashford', getToken: async () => 'token' }
const never = () => new Promise<never>(() => {})

/** A vendor that records its commands, and carries them out. */
function vendor() {
  const calls: unknown[] = []
  let events: ChatEvents | undefined
  const load: LoadVendor = async (_settings, given) => {
    calls.push('loaded')
    events = given
    return {
      open: () => given.onOpen(),
      close: () => given.onClose(),
      setLanguage: (language) => calls.push(language),
      setPlayer: (player) => calls.push(player === null ? null : player.firstName),
    }
  }
  return { calls, load, unread: (count: number) => events?.onUnread(count) }
}

test('a chat is loaded once, and opened and closed by one toggle', async () => {
  const { load, calls } = vendor()
  const chat = createChat({ vendors: { ZENDESK: load, LIVEAGENT: never }, timeout: never })
  chat.toggle()
  expect(chat.state.get(), 'nothing can be opened before it is there').toEqual({
    isReady: false,
    isOpen: false,
    unread: 0,
  })
  await Promise.all([chat.load(settings), chat.load(settings)])
  expect(calls).toEqual(['loaded'])
  expect(chat.state.get().isReady).toBe(true)
  chat.toggle()
  expect(chat.state.get().isOpen).toBe(true)
  chat.toggle()
  expect(chat.state.get().isOpen).toBe(false)
})

test('the chat gets what was set before it came, and later changes after that', async () => {
  const { load, calls } = vendor()
  const chat = createChat({ vendors: { ZENDESK: load, LIVEAGENT: never }, timeout: never })
  chat.setLanguage('de')
  chat.setPlayer(robin)
  await chat.load(settings)
  chat.setLanguage('de')
  chat.setLanguage('ar')
  chat.setPlayer(null)
  chat.setPlayer(null)
  expect(calls).toEqual(['loaded', 'de', 'Robin', 'ar', null])
})

test('a visitor is not signed out of a chat without a sign-in', async () => {
  const { load, calls } = vendor()
  const chat = createChat({ vendors: { ZENDESK: load, LIVEAGENT: never }, timeout: never })
  chat.setPlayer(null)
  await chat.load(settings)
  expect(calls).toEqual(['loaded'])
})

test('unseen answers are counted until the chat is opened', async () => {
  const { load, unread } = vendor()
  const chat = createChat({ vendors: { ZENDESK: load, LIVEAGENT: never }, timeout: never })
  await chat.load(settings)
  unread(2)
  expect(chat.state.get().unread).toBe(2)
  chat.toggle()
  expect(chat.state.get().unread).toBe(0)
})

test('a vendor that fails, or takes too long, is given up, and tried again at the next request', async () => {
  const { load, calls } = vendor()
  let attempts = 0
  const failing: LoadVendor = (...given) =>
    ++attempts < 3 ? Promise.reject(new Error('no script')) : load(...given)
  const chat = createChat({ vendors: { ZENDESK: failing, LIVEAGENT: never }, timeout: never })
  await expect(chat.load(settings)).rejects.toThrow('no script')
  await expect(chat.load(settings)).rejects.toThrow('no script')
  await chat.load(settings)
  expect(calls).toEqual(['loaded'])

  const slow = createChat({
    vendors: { ZENDESK: never, LIVEAGENT: never },
    timeout: () => Promise.reject(new Error('too slow')),
  })
  await expect(slow.load(settings)).rejects.toThrow('too slow')
  expect(slow.state.get().isReady).toBe(false)
})

test('settings that cannot be had, or take too long, are given up like the vendor', async () => {
  const { load, calls } = vendor()
  const chat = createChat({ vendors: { ZENDESK: load, LIVEAGENT: never }, timeout: never })
  await expect(chat.load(() => Promise.reject(new Error('no settings')))).rejects.toThrow(
    'no settings',
  )
  await chat.load(settings)
  expect(calls).toEqual(['loaded'])

  const slow = createChat({
    vendors: { ZENDESK: load, LIVEAGENT: never },
    timeout: () => Promise.reject(new Error('too slow')),
  })
  await expect(slow.load(never)).rejects.toThrow('too slow')
})

test('a vendor that comes when all visitors have given up is not fetched twice, and is ready for the next visitor', async () => {
  const { load, calls } = vendor()
  const door = Promise.withResolvers<void>()
  let fetched = 0
  const late: LoadVendor = async (...given) => {
    fetched += 1
    await door.promise
    return load(...given)
  }
  const chat = createChat({
    vendors: { ZENDESK: late, LIVEAGENT: never },
    timeout: () => Promise.reject(new Error('too slow')),
  })
  chat.setLanguage('de')
  await expect(chat.load(settings)).rejects.toThrow('too slow')
  await expect(chat.load(settings)).rejects.toThrow('too slow')
  chat.setLanguage('ar')
  door.resolve()
  await expect.poll(() => chat.state.get().isReady).toBe(true)
  expect({ fetched, calls }, 'it gets what holds now').toEqual({
    fetched: 1,
    calls: ['loaded', 'ar'],
  })
  expect(chat.state.get().isOpen, 'it does not open by itself').toBe(false)
  chat.toggle()
  expect(chat.state.get().isOpen).toBe(true)
})
