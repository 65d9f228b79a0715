import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { tomhornWalletRoutes } from '../wallet/dialects/tomhorn.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import { SignatureRefused, withEachKey } from './each-key.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider, SessionOrder } from './provider.ts'
import { requestSession } from './session-call.ts'

export interface TomhornOptions extends FamilyOptions {
  /** Address of Tom Horn's integration service, without a slash at the end. */
  apiUrl: string
  /** Where browsers load the script from that fills the placeholder. */
  scriptUrl: string
  partnerId: string
  /** The first signs; each is believed in wallet calls, while one is being replaced. */
  secrets: readonly string[]
}

/** The player has a session open, which has to be closed first. */
const SESSION_OPEN = 1005
/** The sign is not by a key that it has. */
const BAD_SIGN = 3
/** Its names for players are shared by all casinos of one operator there. */
const MOST_PARAMETERS = 40

const coded = v.object({ Code: v.number(), Message: v.optional(v.string(), '') })
const sessionAnswer = v.object({
  ...coded.entries,
  Session: v.optional(v.object({ ID: v.union([v.number(), v.string()]) })),
})
const parameter = v.object({ Key: v.string(), Value: v.string() })
const moduleAnswer = v.object({
  ...coded.entries,
  Parameters: v.optional(v.pipe(v.array(parameter), v.maxLength(MOST_PARAMETERS))),
})

/**
 * Tom Horn: its server answers parameters, with which its script fills a place in our page. Its
 * wallet calls name its session.
 */
export function openTomhorn(options: TomhornOptions): GameProvider {
  const { id, gamePrefix, apiUrl, scriptUrl, partnerId, secrets } = options

  /** The values are signed in the order in which they are given. */
  function call<Answer extends { Code: number; Message: string }>(
    method: string,
    given: Record<string, string>,
    answer: v.GenericSchema<unknown, Answer>,
  ): Promise<Answer> {
    const fields = { partnerID: partnerId, ...given }
    const url = `${apiUrl}/${method}`
    const headers = { 'content-type': 'application/json' }
    return withEachKey(secrets, async (key) => {
      const sign = createHmac('sha256', key)
        .update(Object.values(fields).join(''))
        .digest('hex')
        .toUpperCase()
      const body = JSON.stringify({ ...fields, sign })
      const answered = await requestSession({ id, url, body, headers, answer })
      if (answered.Code === BAD_SIGN) throw new SignatureRefused(id, new Error(answered.Message))
      return answered
    })
  }

  async function mustDo<Answer extends { Code: number; Message: string }>(
    request: Promise<Answer>,
  ): Promise<Answer> {
    const answered = await request
    if (answered.Code !== 0)
      throw new ThirdPartyDown(
        id,
        new Error(`code ${answered.Code}: ${answered.Message.slice(0, 200)}`),
      )
    return answered
  }

  async function openSessionOf({ player, currency }: SessionOrder): Promise<string> {
    const name = player?.id ?? ''
    // A player who exists already is answered with another code, and exists.
    await call('CreateIdentity', { name, displayName: player?.firstName ?? '', currency }, coded)
    let answered = await call('CreateSession', { name }, sessionAnswer)
    if (answered.Code === SESSION_OPEN) {
      await mustDo(call('CloseSession', { name }, coded))
      answered = await call('CreateSession', { name }, sessionAnswer)
    }
    const session = (await mustDo(Promise.resolve(answered))).Session
    if (!session) throw new ThirdPartyDown(id, new Error('no session'))
    return String(session.ID)
  }

  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) =>
      tomhornWalletRoutes({ ...deps, provider: { id, gamePrefix, partnerId, secrets } }),

    async openSession(order) {
      const sessionRef = order.mode === 'real' ? await openSessionOf(order) : null
      const answered = await mustDo(
        sessionRef === null
          ? call(
              'GetPlayMoneyModuleInfo',
              { module: order.gameId, currency: order.currency },
              moduleAnswer,
            )
          : call('GetModuleInfo', { sessionID: sessionRef, module: order.gameId }, moduleAnswer),
      )
      // The vendor need not know what the game needs of the page around it.
      const own = {
        language: order.language,
        homeUrl: order.closeUrl,
        depositUrl: order.cashierUrl,
        origin: order.hostOrigin,
      }
      const parameters = {
        ...Object.fromEntries((answered.Parameters ?? []).map(({ Key, Value }) => [Key, Value])),
        ...own,
      }
      const launch = { type: 'TOMHORN' as const, scriptUrl, parameters }
      return sessionRef === null ? { launch } : { launch, sessionRef }
    },
  }
}
