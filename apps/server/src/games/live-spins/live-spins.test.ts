import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { NotSignedIn, Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import type { LiveSpinsVendor } from '../providers/live-spins.ts'
import { kindOfGame, type LiveSpinsDeps, openRoom, sdkParameters } from './live-spins.ts'

const ann = {
  viewer: { playerId: 'ann', sessionId: 'sign-in' },
  language: 'de',
  requestId: 'request',
}

let opened: object[]
let counted: number
let [isDown, isOff, isActive] = [false, false, true]
const vendor: LiveSpinsVendor = {
  id: 'livespins',
  gamePrefix: 'livespins.',
  tenant: 'baize',
  scriptUrl: 'https://live.example/sdk.js',
  walletRoutes: () => [],
  async listRooms() {
    if (isDown) throw new ThirdPartyDown('livespins', new Error('no answer'))
    return ['parlour', 'balcony']
  },
  roomUrl: (order) => `https://live.example/play?${new URLSearchParams({ ...order })}`,
}
const deps: LiveSpinsDeps = {
  liveSpins: vendor,
  isOff: () => isOff,
  log: pino({ level: 'silent' }),
  publicUrl: () => 'https://casino.example',
  mustBeFree: async () => {},
  beginPlay: async () => void counted++,
  findPlayer: async (id) => ({
    id,
    firstName: 'Ann',
    lastName: 'Aho',
    country: 'FI',
    currency: 'EUR',
    active: isActive,
  }),
  sessions: {
    open: async (of: object) => {
      opened.push(of)
      return 'token'
    },
  } as unknown as LiveSpinsDeps['sessions'],
}
const open = (
  input: { closePath: string; sessionId?: string | null },
  changes: Partial<typeof ann> = {},
) => openRoom(deps, { ...ann, ...changes, input })

beforeEach(() => {
  opened = []
  counted = 0
  isDown = isOff = false
  isActive = true
})

test('a room is opened with a session of its own game, a way back, and an address that can be shared', async () => {
  const { url = '' } = (await open({ closePath: '/livespins', sessionId: 'balcony' })) ?? {}
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    room: 'balcony',
    token: 'token',
    language: 'de',
    backUrl: 'https://casino.example/livespins',
    shareUrl: 'https://casino.example/livespins/:sessionId',
  })
  expect(opened).toEqual([
    {
      providerId: 'livespins',
      playerId: 'ann',
      signInId: 'sign-in',
      gameId: 'livespins.balcony',
      currency: 'EUR',
      language: 'de',
    },
  ])
  expect(counted, 'play for money begins').toBe(1)
})

test('without a session the first room on the air is opened', async () => {
  const { url = '' } = (await open({ closePath: '/' })) ?? {}
  expect(new URL(url).searchParams.get('room')).toBe('parlour')
})

test('no room is opened that is not on the air, of a vendor that is down or switched off, or where there is none', async () => {
  expect(await open({ closePath: '/', sessionId: 'attic' })).toBeNull()
  isDown = true
  expect(await open({ closePath: '/' })).toBeNull()
  isDown = false
  isOff = true
  expect(await open({ closePath: '/' })).toBeNull()
  isOff = false
  expect(
    await openRoom({ ...deps, liveSpins: null }, { ...ann, input: { closePath: '/' } }),
  ).toBeNull()
  expect(opened).toEqual([])
})

test('a visitor, a barred player and a path that leads elsewhere are refused', async () => {
  await expect(openRoom(deps, { ...ann, viewer: null, input: { closePath: '/' } })).rejects.toThrow(
    NotSignedIn,
  )
  await expect(open({ closePath: '//elsewhere.example' })).rejects.toThrow(Refusal)
  isActive = false
  await expect(open({ closePath: '/' })).rejects.toMatchObject({ code: 'account_not_active' })
  expect(opened).toEqual([])
})

test('pages load the script of a vendor that is in service, and no other', () => {
  expect(sdkParameters(deps, 'fi')).toEqual({
    tenant: 'baize',
    scriptUrl: 'https://live.example/sdk.js',
    language: 'fi',
  })
  isOff = true
  expect(sdkParameters(deps, 'fi')).toBeNull()
})

test('a stake in a room is one in live spins, and counts as such for a bonus', async () => {
  await open({ closePath: '/' })
  const [{ gameId = '' } = {}] = opened as { gameId?: string }[]
  const catalogue = { kindOf: (id: string) => (id === 'reels' ? ('slot' as const) : null) }
  expect(kindOfGame({ liveSpins: vendor, catalogue }, gameId)).toBe('live-spins')
  expect(kindOfGame({ liveSpins: vendor, catalogue }, 'reels')).toBe('slot')
  expect(kindOfGame({ liveSpins: null, catalogue }, gameId)).toBeNull()
})
