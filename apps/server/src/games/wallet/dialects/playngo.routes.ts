import * as v from 'valibot'
import { isSameText } from '#contracts/same-text.ts'
import { formatAmount } from '#rules/money.ts'
import type { HttpAnswer, Route } from '../../../kit/http.ts'
import { findPlayer } from '../../../players/player.ts'
import type { WalletRoutesDeps } from '../../providers/provider.ts'
import { type AnswerIn, balanceOf, openWalletCalls, Refused, type Speech } from '../wallet-call.ts'
import type { Action, Decision } from '../wallet-orders.ts'
import type { GameSession } from '../wallet-state.ts'
import { agreeing, answerOf, type DialectCode, minorOf, resultOfOne, undo } from './dialect.ts'
import { readXmlCall, writeXml, type XmlCall } from './playngo-xml.ts'
import { amount, currency, name, reference } from './shapes.ts'

export interface PlayngoProvider {
  id: string
  gamePrefix: string
  /** Each is believed, while one is being replaced. */
  accessTokens: readonly string[]
}

type PlayngoDeps = WalletRoutesDeps & { provider: PlayngoProvider }

const MOST_BYTES = 64 * 1024

/**
 * The player as `authenticate` named them; some versions of the calls have the one word, some the
 * other (unconfirmed).
 */
const who = { externalId: v.optional(name), externalUserId: v.optional(name) }
const about = { ...who, externalGameSessionId: name, currency: v.optional(currency) }
const authenticate = v.object({ username: name })
const balance = v.object(about)
const reserve = v.object({
  ...about,
  transactionId: reference,
  roundId: reference,
  real: amount,
  currency,
})
const release = v.object({
  ...reserve.entries,
  /** 1 ends the round. */
  state: v.optional(v.picklist(['0', '1']), '0'),
  /** 0 is won with a stake; any other is a gift (unconfirmed). */
  type: v.optional(v.pipe(v.string(), v.regex(/^\d{0,2}$/)), '0'),
  jackpotGain: v.optional(v.string(), ''),
  freegameExternalId: v.optional(v.string(), ''),
})
const cancelReserve = v.object({
  ...about,
  transactionId: reference,
  roundId: v.optional(reference),
})

type About = v.InferOutput<typeof balance>

const internal = (message: string) => ({ code: 2, message })

const ANSWERS: Record<DialectCode, { code: number; message: string }> = {
  TOKEN_UNKNOWN: { code: 1, message: 'No game session has this ticket.' },
  PLAYER_DIFFERS: { code: 1, message: 'The game session is of another player.' },
  CURRENCY_DIFFERS: { code: 3, message: 'The game session is in another currency.' },
  PLAYER_DISABLED: { code: 6, message: 'The player may not bet.' },
  INSUFFICIENT_FUNDS: { code: 7, message: 'The player does not have enough money.' },
  LIMIT_REACHED: { code: 9, message: 'The player has reached a limit.' },
  TOKEN_EXPIRED: { code: 10, message: 'The game session is over and takes no more bets.' },
  GAME_UNKNOWN: internal('The game takes no new rounds.'),
  BAD_REQUEST: internal('The request does not have the shape it should have.'),
  AMOUNT_ODD: internal('The amount is not one of this currency.'),
  DUPLICATE_TRANSACTION: internal('This transactionId was used before, for something else.'),
  ROUND_CLOSED: internal('The round is over, or a bet in it has been won on.'),
  ROUND_ROLLED_BACK: internal('The bets of this round have been cancelled.'),
  BET_MISSING: internal('The round has no bet.'),
  BUSY: internal('Ask again with the same ids.'),
}

/**
 * Play'n GO: XML. The ticket of a launch is our token. `authenticate` returns the token again as
 * the name of the game session, and the other calls carry that name. The number of a game in the
 * calls is not its name in the launch, so the game is the one of the session.
 */
export function playngoWalletRoutes(deps: PlayngoDeps): Route[] {
  const { wallet, sessions, provider } = deps
  const { calls } = openWalletCalls(deps, speechOf(provider))
  const route = <Call extends About>(
    path: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: AnswerIn<Call, DialectCode>,
  ): Route =>
    calls({
      name: path,
      shape: valuesOf(path, shape),
      find: ({ externalGameSessionId }) => sessions.find(externalGameSessionId),
      answer: agreeing(
        ({ externalUserId: player, currency }) => ({ player, currency }),
        agreeing(({ externalId: player }) => ({ player }), answer),
      ),
    })
  const move = async (
    path: string,
    session: GameSession,
    round: { roundRef: string; action: Action; roundClosed: boolean },
  ) => {
    const { roundRef, action, roundClosed } = round
    const decision = await wallet.carryOut({
      kind: 'play',
      session,
      gameId: session.gameId,
      roundRef,
      actions: [action],
      roundClosed,
    })
    return answerTo(path, session, decision)
  }
  return [
    calls({
      name: 'authenticate',
      shape: valuesOf('authenticate', authenticate),
      find: ({ username }) => sessions.find(username),
      answer: async ({ username }, session) =>
        (await sessions.isOver(session))
          ? new Refused('TOKEN_EXPIRED')
          : await introduce(deps, session, username),
    }),
    route('balance', balance, async (_, session) =>
      ok('balance', {
        real: formatAmount(await balanceOf(deps, session), session.currency),
        currency: session.currency,
      }),
    ),
    route('reserve', reserve, async ({ transactionId: id, roundId: roundRef, real }, session) => {
      const amount = minorOf(real, session)
      if (amount === null) return new Refused('AMOUNT_ODD')
      return await move('reserve', session, {
        roundRef,
        action: { action: 'bet', id, amount },
        roundClosed: false,
      })
    }),
    route('release', release, async (call, session) => {
      const amount = minorOf(call.real, session)
      if (amount === null) return new Refused('AMOUNT_ODD')
      const action: Action = { action: 'win', id: call.transactionId, amount, ...reasonOf(call) }
      return await move('release', session, {
        roundRef: call.roundId,
        action,
        roundClosed: call.state === '1',
      })
    }),
    route(
      'cancelReserve',
      cancelReserve,
      async ({ transactionId: original, roundId: round }, session) =>
        answerTo(
          'cancelReserve',
          session,
          await undo(deps, session, { ref: `cancel/${original}`, original, round }),
        ),
    ),
  ]
}

/** Answers with the player of a session and their balance. */
async function introduce(
  deps: PlayngoDeps,
  session: GameSession,
  externalGameSessionId: string,
): Promise<HttpAnswer> {
  const { playerId: externalId, currency: userCurrency, language } = session
  const { country = '' } = (await findPlayer(deps.db, externalId)) ?? {}
  const real = formatAmount(await balanceOf(deps, session), userCurrency)
  return ok('authenticate', {
    externalId,
    userCurrency,
    country,
    language,
    real,
    externalGameSessionId,
  })
}

/** The values of the element that the address names. */
function valuesOf<Call>(
  path: string,
  shape: v.GenericSchema<unknown, Call>,
): v.GenericSchema<unknown, Call> {
  const element = v.object({ name: v.literal(path), values: v.record(v.string(), v.string()) })
  return v.pipe(
    element,
    v.transform(({ values }): unknown => values),
    shape,
  )
}

function reasonOf({ type, jackpotGain, freegameExternalId }: v.InferOutput<typeof release>) {
  if (Number(jackpotGain) > 0) return { reason: 'jackpot' } as const
  if (freegameExternalId !== '') return { reason: 'free_round' } as const
  return Number(type) > 0 ? ({ reason: 'promo' } as const) : {}
}

function answerTo(path: string, { currency }: GameSession, decision: Decision) {
  return answerOf(decision, (done) =>
    ok(path, {
      externalTransactionId: resultOfOne(done).transactionId,
      real: formatAmount(done.balance, currency),
      currency,
    }),
  )
}

const ok = (path: string, values: Record<string, string>) =>
  xml(200, path, { ...values, statusCode: '0', statusMessage: '' })

function xml(status: number, path: string, values: Record<string, string>): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: writeXml(path, values),
  }
}

function speechOf({ accessTokens }: PlayngoProvider): Speech<DialectCode> {
  return {
    mostBytes: MOST_BYTES,
    parse: readXmlCall,
    isSigned({ body }) {
      const given = (body as XmlCall | undefined)?.values.accessToken
      return given !== undefined && accessTokens.some((token) => isSameText(given, token))
    },
    answerForged: () => ({ status: 403, body: '' }),
    answerRefused({ code, balance }, { name, session }) {
      const { code: statusCode, message: statusMessage } = ANSWERS[code]
      const { currency = '' } = session ?? {}
      const fields: Record<string, string> =
        balance === undefined ? {} : { real: formatAmount(balance, currency), currency }
      return xml(code === 'BUSY' ? 503 : 200, name, {
        ...fields,
        statusCode: String(statusCode),
        statusMessage,
      })
    },
  }
}
