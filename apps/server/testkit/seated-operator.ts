import { generateKeyPairSync } from 'node:crypto'
import type { Operator } from '#wallet-dialects/conformance/desk.ts'
import { openSender } from '#wallet-dialects/conformance/http-sender.ts'
import type { DialectName, ProviderSession } from '#wallet-dialects/dialect.ts'
import { openDialect } from '#wallet-dialects/open-dialect.ts'
import type { Database } from '../src/db/database.ts'
import { openSessions } from '../src/games/launch/sessions.ts'
import type { WalletRoutesDeps } from '../src/games/providers/provider.ts'
import { hub88WalletRoutes } from '../src/games/wallet/dialects/hub88.routes.ts'
import { playngoWalletRoutes } from '../src/games/wallet/dialects/playngo.routes.ts'
import { pragmaticWalletRoutes } from '../src/games/wallet/dialects/pragmatic.routes.ts'
import { softswissWalletRoutes } from '../src/games/wallet/dialects/softswiss.routes.ts'
import { tomhornWalletRoutes } from '../src/games/wallet/dialects/tomhorn.routes.ts'
import { tvbetWalletRoutes } from '../src/games/wallet/dialects/tvbet.routes.ts'
import { nativeWalletRoutes } from '../src/games/wallet/native.routes.ts'
import type { Route } from '../src/kit/http.ts'
import { systemRandom } from '../src/kit/random.ts'
import {
  addPlayer,
  GAME,
  ids,
  openWalletNode,
  seated,
  type WalletNode,
} from '../test/wallet/wallet-node.ts'
import { issueFreeSpins } from './issued-free-spins.ts'

const PARTNER = 'baize'
const SECRET = 'a-secret-of-this-provider'
const OPENING = 100_000
const YESTERDAY = {
  now: () => new Date(Date.now() - 86_400_000),
  nowMs: () => Date.now() - 86_400_000,
}
/** Dialects whose calls name the provider's own session, which the launch has linked with ours. */
const NAME_THEIR_SESSION: ReadonlySet<DialectName> = new Set(['softswiss', 'tomhorn'])

type RoutesOf = (
  deps: WalletRoutesDeps,
  provider: { id: string; gamePrefix: string },
  publicKey: string,
) => Route[]

const ROUTES: Record<DialectName, RoutesOf> = {
  native: (deps, provider) =>
    nativeWalletRoutes({ ...deps, provider: { ...provider, secrets: [SECRET] } }),
  softswiss: (deps, provider) =>
    softswissWalletRoutes({
      ...deps,
      provider: { ...provider, casinoId: PARTNER, secrets: [SECRET] },
    }),
  hub88: (deps, provider, publicKey) =>
    hub88WalletRoutes({
      ...deps,
      provider: { ...provider, listPublicKeys: async () => [publicKey] },
    }),
  playngo: (deps, provider) =>
    playngoWalletRoutes({ ...deps, provider: { ...provider, accessTokens: [SECRET] } }),
  tvbet: (deps, provider) =>
    tvbetWalletRoutes({ ...deps, provider: { ...provider, secrets: [SECRET] } }),
  tomhorn: (deps, provider) =>
    tomhornWalletRoutes({
      ...deps,
      provider: { ...provider, partnerId: PARTNER, secrets: [SECRET] },
    }),
  pragmatic: (deps, provider) =>
    pragmaticWalletRoutes({
      ...deps,
      provider: { ...provider, providerId: PARTNER, secrets: [SECRET] },
    }),
}

export interface SeatedOperator extends Operator {
  url: string
  /** Settings that open `dialect`, in another process as well. */
  dialectOptions: { secret: string; partner: string }
  /** Adds a player with this much money, in minor units, who has opened a game. */
  seat(real: number): Promise<ProviderSession>
  close(): Promise<void>
}

/**
 * Our own wallet as an operator that speaks this dialect, with two players who have opened a game.
 */
export async function openSeatedOperator(db: Database, name: DialectName): Promise<SeatedOperator> {
  const [own, strange] = [keyPair(), keyPair()]
  const provider = { id: name, gamePrefix: `${name}.` }
  const node = await openWalletNode(db, undefined, {
    id: name,
    routesOf: (deps) => ROUTES[name](deps, provider, own.publicKey),
    keepsNews: false,
  })
  const [ann, bob] = [
    await addPlayer(db, { real: OPENING }),
    await addPlayer(db, { real: OPENING }),
  ]
  const issueId = ids.newId()
  const game = provider.gamePrefix + GAME
  await issueFreeSpins(db, { id: issueId, providerId: name, playerId: ann, game })
  const past = openSessions({ db, clock: YESTERDAY, random: systemRandom })
  const dialectOptions = { secret: name === 'hub88' ? own.privateKey : SECRET, partner: PARTNER }
  return {
    dialectOptions,
    dialect: openDialect(name, dialectOptions),
    forger: openDialect(name, {
      secret: name === 'hub88' ? strange.privateKey : 'another-secret',
      partner: PARTNER,
    }),
    send: openSender(node.url),
    player: await sit(node.sessions, name, ann),
    other: await sit(node.sessions, name, bob),
    over: await sit(past, name, ann),
    freeSpins: { issueId, spins: 3 },
    stake: 10,
    url: node.url,
    seat: async (real) => sit(node.sessions, name, await addPlayer(db, { real })),
    close: node.close,
  }
}

async function sit(
  sessions: WalletNode['sessions'],
  name: DialectName,
  playerId: string,
): Promise<ProviderSession> {
  const token = await sessions.open({
    ...seated,
    providerId: name,
    gameId: `${name}.${GAME}`,
    playerId,
  })
  const sessionRef = NAME_THEIR_SESSION.has(name) ? ids.newId() : null
  if (sessionRef !== null) await sessions.link(token, sessionRef)
  return { token, sessionRef, playerId, currency: seated.currency, gameId: GAME }
}

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
