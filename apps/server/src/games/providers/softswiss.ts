import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { FreeSpinsOrder } from '../../bonuses/free-spins/desks.ts'
import { softswissWalletRoutes } from '../wallet/dialects/softswiss.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import { withEachKey } from './each-key.ts'
import type { FamilyOptions } from './family.ts'
import { sendFreeSpinsRequest } from './free-spins-call.ts'
import type { GameProvider, SessionOrder, SessionPlayer } from './provider.ts'
import { requestSession } from './session-call.ts'

export interface SoftswissOptions extends FamilyOptions {
  /** Address of SOFTSWISS's game content platform, without a slash at the end. */
  apiUrl: string
  /** Where browsers load `sg.js` from. */
  scriptUrl: string
  casinoId: string
  /** The first signs; each is believed in wallet calls, while one is being replaced. */
  secrets: readonly string[]
}

const sessionAnswer = v.object({
  launch_options: v.record(v.string(), v.unknown()),
  session_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})

/**
 * SOFTSWISS' aggregator: its own script draws the game from options that its server gave, and its
 * wallet calls name its session.
 */
export function openSoftswiss(options: SoftswissOptions): GameProvider {
  const { id, gamePrefix, apiUrl, scriptUrl, casinoId, secrets } = options
  const headersFor = (body: string, key: string) => ({
    'content-type': 'application/json',
    'x-request-sign': createHmac('sha256', key).update(body).digest('hex'),
  })
  const requestFreeSpins = (path: 'issue' | 'cancel', fields: object) => {
    const body = JSON.stringify({ casino_id: casinoId, ...fields })
    const url = `${apiUrl}/freespins/${path}`
    return withEachKey(secrets, (key) =>
      sendFreeSpinsRequest({ id, url, body, headers: headersFor(body, key) }),
    )
  }
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) =>
      softswissWalletRoutes({ ...deps, provider: { id, gamePrefix, casinoId, secrets } }),

    async openSession(order) {
      const body = JSON.stringify({
        casino_id: casinoId,
        ...sessionFieldsOf(order),
        ...(order.mode === 'real' && { user: await sessionUserOf(order) }),
      })
      const url = `${apiUrl}/${order.mode === 'demo' ? 'demo' : 'sessions'}`
      const answered = await withEachKey(secrets, (key) =>
        requestSession({ id, url, body, headers: headersFor(body, key), answer: sessionAnswer }),
      )
      const { launch_options: launchOptions, session_id: sessionRef } = answered
      const launch = { type: 'SOFT_SWISS_FRAME' as const, scriptUrl, launchOptions }
      return order.mode === 'real' ? { launch, sessionRef } : { launch }
    },

    freeSpins: {
      playsAlone: true,
      issue: (order) => requestFreeSpins('issue', issueOf(order)),
      cancel: (issueId) => requestFreeSpins('cancel', { issue_id: issueId }),
    },
  }
}

/** `bet_level` is remembered and not read: (unconfirmed). It is the stake in minor units. */
function issueOf({ issueId, gameIds, player, currency, spins, stake, validUntil }: FreeSpinsOrder) {
  return {
    issue_id: issueId,
    currency,
    games: gameIds,
    freespins_quantity: spins,
    bet_level: Number(stake),
    valid_until: validUntil.toISOString(),
    user: userOf(player),
  }
}

function sessionFieldsOf({
  gameId,
  currency,
  language,
  ip,
  mobile,
  closeUrl,
  cashierUrl,
}: SessionOrder) {
  return {
    game: gameId,
    currency,
    locale: language,
    ip,
    client_type: mobile ? 'mobile' : 'desktop',
    urls: { return_url: closeUrl, deposit_url: cashierUrl },
  }
}

/** The player of a game for money, with all facts that SOFTSWISS requires. */
async function sessionUserOf({ player, findPerson }: SessionOrder) {
  const person = await findPerson()
  if (!player || !person) return undefined
  const { city, dateOfBirth, gender, registeredAt } = person
  return {
    ...userOf(player),
    city,
    date_of_birth: dateOfBirth,
    registered_at: registeredAt.toISOString().slice(0, 10),
    ...(gender && { gender: gender === 'MALE' ? 'm' : 'f' }),
  }
}

function userOf({ id, firstName, lastName, country }: SessionPlayer) {
  return { id, firstname: firstName, lastname: lastName, nickname: firstName, country }
}
