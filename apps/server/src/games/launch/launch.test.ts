import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeLaunch } from '#contracts/launch-token.ts'
import { Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import type { Game } from '../catalogue/snapshot.ts'
import type { GameProvider, SessionOrder } from '../providers/provider.ts'
import { type LaunchDeps, type LaunchRequest, launch } from './launch.ts'

const input = {
  id: 'comet',
  demo: false,
  mobile: true,
  closePath: '/closewindow/%2Fcasino',
  cashierPath: '/account/financials/deposit',
}
const ann: LaunchRequest = {
  input,
  viewer: { playerId: 'ann', sessionId: 'sign-in' },
  language: 'de',
  ip: '192.0.2.7',
  requestId: 'request',
}
const visitor: LaunchRequest = { ...ann, viewer: null }

let requests: SessionOrder[]
let opened: string[]
let isStudioDown: boolean
let saysReady: boolean
let sessionRef: string
let linked: string[]
let active: boolean
let logged: string[]
let counted: string[]
let launched: string[]
let cancelled: string[]

const games = new Map([
  ['comet', { id: 'comet', demo: true } as Game],
  ['serious', { id: 'serious', demo: false } as Game],
  ['wide', { id: 'wide', demo: true } as Game],
])
const gamesForPhones = new Map([...games].filter(([id]) => id !== 'wide'))
const studio = {
  id: 'studio',
  openSession: async (request: SessionOrder) => {
    if (isStudioDown) throw new ThirdPartyDown('studio', new Error('no answer'))
    requests.push(request)
    return {
      launch: { type: 'GENERIC_IFRAME', url: 'http://studio.test/play/1', saysReady },
      ...(sessionRef && { sessionRef }),
    }
  },
} as GameProvider
const deps: LaunchDeps = {
  catalogue: {
    originOf: (gameId: string) => ({ provider: studio, gameId: `own-${gameId}` }),
    current: () => ({ all: { byId: games }, mobile: { byId: gamesForPhones } }),
    refresh: async () => {},
  } as unknown as LaunchDeps['catalogue'],
  sessions: {
    open: async ({ playerId, signInId, gameId, currency, language }) => {
      opened.push([playerId, signInId, gameId, currency, language].join(' '))
      return 'the-token-of-this-game'
    },
    find: async () => null,
    link: async (token, ref) => ref !== 'used before' && linked.push(`${token} ${ref}`) > 0,
    findByRef: async () => null,
    isOver: async () => false,
    cancel: async (token) => void cancelled.push(token),
    sweep: async () => {},
  },
  log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
  publicUrl: () => 'http://casino.test',
  playRulesOf: (country) => ({
    autoplay: country === 'FI',
    turbo: false,
    shortestRoundMs: country === null ? 5000 : 2500,
  }),
  mustBeFree: async () => {},
  beginPlay: async ({ sessionId }) => void counted.push(sessionId),
  onLaunch: (playerId) => void launched.push(playerId),
  findPlayer: async (id) => ({
    id,
    currency: 'SEK',
    active,
    firstName: 'Ann',
    lastName: 'Bell',
    country: 'SE',
  }),
  findPerson: async () => null,
}

const findFinn: LaunchDeps['findPlayer'] = async (id) => {
  const found = await deps.findPlayer(id)
  return found && { ...found, country: 'FI' }
}

beforeEach(() => {
  requests = []
  opened = []
  logged = []
  counted = []
  launched = []
  cancelled = []
  isStudioDown = false
  saysReady = false
  sessionRef = ''
  linked = []
  active = true
})

describe('a launch', () => {
  it('of a real game is refused in a session that only withdraws, also when the break is over', async () => {
    const viewer = { playerId: 'ann', sessionId: 'sign-in', onlyWithdraws: true } as const
    await expect(launch(deps, { ...ann, viewer })).rejects.toMatchObject({
      code: 'account_not_active',
    })
    expect(opened).toEqual([])
  })

  it('of a real game opens a session for the player and answers a frame on the studio’s origin', async () => {
    const token = await launch(deps, ann)
    const frame = {
      type: 'GENERIC_IFRAME',
      url: 'http://studio.test/play/1',
      exit: '/closewindow/%2Fcasino',
    }
    expect(decodeLaunch(token ?? '')).toEqual({ ...frame, saysReady: false })
    expect(opened).toEqual(['ann sign-in comet SEK de'])
    expect(counted, 'G2 no player plays for money without being counted').toEqual(['sign-in'])
    expect(launched).toEqual(['ann'])
    expect(requests).toEqual([
      {
        gameId: 'own-comet',
        mode: 'real',
        token: 'the-token-of-this-game',
        currency: 'SEK',
        language: 'de',
        mobile: true,
        closeUrl: 'http://casino.test/closewindow/%2Fcasino',
        cashierUrl: 'http://casino.test/account/financials/deposit',
        hostOrigin: 'http://casino.test',
        play: { autoplay: false, turbo: false, shortestRoundMs: 2500 },
        ip: '192.0.2.7',
        player: { id: 'ann', firstName: 'Ann', lastName: 'Bell', country: 'SE' },
        findPerson: expect.any(Function),
      },
    ])
  })

  it('reports that its game will post ready when its studio promises it', async () => {
    saysReady = true
    expect(decodeLaunch((await launch(deps, ann)) ?? '')).toMatchObject({ saysReady: true })
  })

  it('keeps the provider’s own name of the session, before the page is answered', async () => {
    sessionRef = 'theirs'
    expect(await launch(deps, ann)).not.toBeNull()
    expect(linked).toEqual(['the-token-of-this-game theirs'])
    await launch(deps, { ...ann, input: { ...input, demo: true } })
    expect(linked, 'a demo has no session').toHaveLength(1)
  })

  it('under the name of an earlier session is none', async () => {
    sessionRef = 'used before'
    expect(await launch(deps, ann)).toBeNull()
    expect(cancelled).toEqual(['the-token-of-this-game'])
  })

  it('sends the studio what the licence of the player’s country lets games do, and of a visitor what is usual', async () => {
    await launch({ ...deps, findPlayer: findFinn }, ann)
    await launch(deps, { ...visitor, input: { ...input, demo: true } })
    expect(requests.map(({ play }) => play)).toEqual([
      { autoplay: true, turbo: false, shortestRoundMs: 2500 },
      { autoplay: false, turbo: false, shortestRoundMs: 5000 },
    ])
  })

  it('of a demo opens no session, for visitors and players', async () => {
    for (const request of [ann, visitor])
      expect(await launch(deps, { ...request, input: { ...input, demo: true } })).not.toBeNull()
    expect(opened).toEqual([])
    expect(launched, 'trying a game is not playing it').toEqual([])
    expect(requests.map(({ mode, token, currency }) => [mode, token, currency])).toEqual([
      ['demo', null, 'SEK'],
      ['demo', null, 'EUR'],
    ])
  })

  it('of a real game needs a player who is signed in and may play', async () => {
    await expect(launch(deps, visitor)).rejects.toThrow('authentication_required')
    active = false
    await expect(launch(deps, ann)).rejects.toThrow('account_not_active')
    expect(requests).toEqual([])
  })

  it('G3 of a real game is refused to a player who is held, and a demo is not', async () => {
    const held = { ...deps, mustBeFree: () => Promise.reject(new Refusal('account_under_check')) }
    await expect(launch(held, ann)).rejects.toThrow('account_under_check')
    expect([requests, opened, counted]).toEqual([[], [], []])
    expect(await launch(held, { ...ann, input: { ...input, demo: true } })).not.toBeNull()
  })

  it('G3 of a real game is refused, and its token forgotten, when the player is held or excluded during the call to the studio', async () => {
    const during = (change: () => void): LaunchDeps => ({
      ...deps,
      mustBeFree: async () => {
        if (held) throw new Refusal('account_under_check')
      },
      catalogue: {
        ...deps.catalogue,
        originOf: (gameId) => ({
          gameId,
          provider: {
            ...studio,
            openSession: async (order) => {
              change()
              return studio.openSession(order)
            },
          },
        }),
      },
    })
    let held = false
    const becomeHeld = () => {
      held = true
    }
    await expect(launch(during(becomeHeld), ann)).rejects.toThrow('account_under_check')
    held = false
    const becomeExcluded = () => {
      active = false
    }
    await expect(launch(during(becomeExcluded), ann)).rejects.toThrow('account_not_active')
    expect(cancelled).toEqual(['the-token-of-this-game', 'the-token-of-this-game'])
    expect(launched).toEqual([])
  })

  it('on a phone is of a game that phones are offered', async () => {
    const wide = { ...input, id: 'wide' }
    for (const demo of [false, true]) {
      await expect(launch(deps, { ...ann, input: { ...wide, demo } })).rejects.toThrow(
        'game_not_for_phones',
      )
    }
    expect([requests, opened, counted]).toEqual([[], [], []])
    expect(await launch(deps, { ...ann, input: { ...wide, mobile: false } })).not.toBeNull()
  })

  it('as a demo is of a game that has one', async () => {
    for (const request of [ann, visitor]) {
      const serious = { ...input, id: 'serious', demo: true }
      await expect(launch(deps, { ...request, input: serious })).rejects.toThrow(
        'game_without_demo',
      )
    }
    expect([requests, opened, counted]).toEqual([[], [], []])
  })

  it('of a game that is not offered is refused with that reason and leaves a line in the log', async () => {
    const gone = { ...input, id: 'nothing' }
    await expect(launch(deps, { ...ann, input: gone })).rejects.toThrow('game_not_offered')
    expect(logged.join('')).toContain('"requestId":"request"')
  })

  it('of a studio that is down answers nothing and leaves a line in the log', async () => {
    isStudioDown = true
    expect(await launch(deps, ann)).toBeNull()
    expect(logged.join('')).toContain('"requestId":"request"')
  })

  it('that the studio does not answer is forgotten: the game counts as not played', async () => {
    isStudioDown = true
    await launch(deps, ann)
    expect(cancelled).toEqual(['the-token-of-this-game'])
    expect(launched).toEqual([])
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '',
    '/%2F%2Fevil.test',
    '/a\nb',
    '/%252F',
  ])('with a way back to %j is refused', async (path) => {
    await expect(launch(deps, { ...ann, input: { ...input, closePath: path } })).rejects.toThrow(
      'bad_input',
    )
    await expect(launch(deps, { ...ann, input: { ...input, cashierPath: path } })).rejects.toThrow(
      'bad_input',
    )
    expect(requests).toEqual([])
  })
})
