import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { softswissWalletRoutes } from '../wallet/dialects/softswiss.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider, SessionOrder } from './provider.ts'
import { askForSession } from './session-call.ts'

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
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) =>
      softswissWalletRoutes({ ...deps, provider: { id, gamePrefix, casinoId, secrets } }),

    async openSession(order) {
      const body = JSON.stringify({ casino_id: casinoId, ...askedOf(order) })
      const { launch_options: launchOptions, session_id: sessionRef } = await askForSession({
        id,
        url: `${apiUrl}/${order.mode === 'demo' ? 'demo' : 'sessions'}`,
        body,
        headers: {
          'content-type': 'application/json',
          'x-request-sign': createHmac('sha256', secrets[0] ?? '')
            .update(body)
            .digest('hex'),
        },
        answer: sessionAnswer,
      })
      const launch = { type: 'SOFT_SWISS_FRAME' as const, scriptUrl, launchOptions }
      return order.mode === 'real' ? { launch, sessionRef } : { launch }
    },
  }
}

function askedOf({
  gameId,
  currency,
  language,
  ip,
  mobile,
  closeUrl,
  cashierUrl,
  player,
}: SessionOrder) {
  return {
    game: gameId,
    currency,
    locale: language,
    ip,
    client_type: mobile ? 'mobile' : 'desktop',
    urls: { return_url: closeUrl, deposit_url: cashierUrl },
    ...(player && {
      user: {
        id: player.id,
        firstname: player.firstName,
        lastname: player.lastName,
        nickname: player.firstName,
        country: player.country,
      },
    }),
  }
}
