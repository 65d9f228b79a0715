import { expect, test } from 'vitest'
import { decodeLaunch, encodeLaunch } from '#contracts/launch-token.ts'
import { FreeSpinsRefused } from '../../bonuses/free-spins/desks.ts'
import { systemClock } from '../../kit/clock.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { GameProvider, SessionOrder, WalletRoutesDeps } from './provider.ts'

export interface ProviderUnderTest {
  /** The adapter, with the provider or its stand-in behind it. */
  provider: GameProvider
  /** The adapter with an address at which nothing listens. */
  unreachable: GameProvider
  /**
   * A launch is an address that is made here: the provider learns of it when a browser opens it.
   */
  opensByAddress?: boolean
}

export const ORDER: Omit<SessionOrder, 'gameId'> = {
  mode: 'demo',
  token: null,
  currency: 'EUR',
  language: 'en',
  mobile: false,
  closeUrl: 'https://casino.test/closewindow',
  cashierUrl: 'https://casino.test/payments',
  hostOrigin: 'https://casino.test',
  play: { autoplay: true, turbo: false, shortestRoundMs: 2500 },
  ip: '192.0.2.7',
  player: { id: 'ann', firstName: 'Ann', lastName: 'Bell', country: 'FI' },
  findPerson: async () => ({
    city: 'Turku',
    dateOfBirth: '1990-05-17',
    gender: 'FEMALE',
    registeredAt: new Date('2026-01-31T23:30:00Z'),
  }),
}

/** Tests that every adapter passes, together with the provider or its stand-in. */
export function providerContract(open: () => ProviderUnderTest): void {
  async function findGame(): Promise<string> {
    const fetched = await open().provider.listCatalogue(null)
    const game = fetched?.catalogue.games.find(({ demo }) => demo)
    if (!game) throw new Error('The catalogue has no game that can be tried.')
    return game.id
  }

  test('the id and the prefix of a provider fit into addresses and game ids', () => {
    const { id, gamePrefix } = open().provider
    expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(gamePrefix).toMatch(/^([a-z][a-z0-9-]*\.)?$/)
  })

  test('a catalogue has games under ids of their own, each of a brand that it lists', async () => {
    const fetched = await open().provider.listCatalogue(null)
    const { brands = [], games = [] } = fetched?.catalogue ?? {}
    const ids = games.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    // A dot ends the prefix of a provider in the casino's ids.
    expect(ids.filter((id) => id.includes('.'))).toEqual([])
    const known = new Set(brands.map(({ id }) => id))
    expect(games.filter(({ brandId }) => !known.has(brandId))).toEqual([])
  })

  test('a catalogue that has not changed is not sent again', async () => {
    const first = await open().provider.listCatalogue(null)
    if (first?.etag) expect(await open().provider.listCatalogue(first.etag)).toBeNull()
  })

  test.each([
    ['demo', null],
    ['real', 'token-of-a-session'],
  ] as const)('a %s launch is one that the page can read', async (mode, token) => {
    const opened = await open().provider.openSession({
      ...ORDER,
      gameId: await findGame(),
      mode,
      token,
    })
    const launch = { ...opened.launch, exit: '/' }
    expect(decodeLaunch(encodeLaunch(launch))).toEqual(launch)
    if (opened.sessionRef !== undefined) expect(opened.sessionRef).toMatch(/^.{1,200}$/)
  })

  test('a game that the provider does not have is not opened', async () => {
    if (open().opensByAddress) return
    await expect(open().provider.openSession({ ...ORDER, gameId: 'no-such-game' })).rejects.toThrow(
      ThirdPartyDown,
    )
  })

  test('free spins are issued once for their id, and not after they were cancelled', async () => {
    const { provider } = open()
    const desk = provider.freeSpins
    if (!desk || !ORDER.player) return
    const games = (await provider.listCatalogue(null))?.catalogue.games ?? []
    const slot = games.find(({ kind }) => kind === 'slot')
    const order = {
      issueId: `issue-of-${provider.id}`,
      gameIds: [slot?.id ?? ''],
      player: ORDER.player,
      currency: 'EUR',
      spins: 10,
      stake: 20n,
      validUntil: new Date(systemClock.nowMs() + 86_400_000),
    }
    await desk.issue(order)
    await desk.issue(order)
    await expect(desk.issue({ ...order, spins: 11 })).rejects.toThrow(FreeSpinsRefused)
    const other = { ...order, issueId: `${order.issueId}-2` }
    await expect(desk.issue({ ...other, gameIds: ['no-such-game'] })).rejects.toThrow(
      FreeSpinsRefused,
    )
    await expect(desk.issue({ ...other, stake: 21n })).rejects.toThrow(FreeSpinsRefused)
    await desk.cancel(order.issueId)
    await desk.cancel(order.issueId)
    await expect(desk.issue(order)).rejects.toThrow(FreeSpinsRefused)
    await desk.cancel(other.issueId)
    await expect(desk.issue(other), 'cancelled before it came').rejects.toThrow(FreeSpinsRefused)
  })

  test('a provider that cannot be reached is reported as down', async () => {
    const { unreachable, opensByAddress } = open()
    await expect(unreachable.listCatalogue(null)).rejects.toThrow(ThirdPartyDown)
    if (unreachable.freeSpins)
      await expect(unreachable.freeSpins.cancel('any')).rejects.toThrow(ThirdPartyDown)
    if (!opensByAddress)
      await expect(unreachable.openSession({ ...ORDER, gameId: 'any' })).rejects.toThrow(
        ThirdPartyDown,
      )
  })

  test('the wallet of a provider stands at addresses with its id', () => {
    const { provider } = open()
    const routes = provider.walletRoutes({} as WalletRoutesDeps)
    expect(routes.length).toBeGreaterThan(0)
    for (const { path } of routes) expect(path).toContain(`/${provider.id}/`)
  })
}
