import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameText } from '#contracts/same-text.ts'
import { formatAmount } from '#rules/money.ts'
import { type HttpAnswer, json, type Route } from '../../../kit/http.ts'
import type { WalletRoutesDeps } from '../../providers/provider.ts'
import {
  type AnswerIn,
  balanceOf,
  looseField,
  openWalletCalls,
  Refused,
  type Speech,
  stillCalls,
} from '../wallet-call.ts'
import type { Action, Decision } from '../wallet-orders.ts'
import type { GameSession } from '../wallet-state.ts'
import {
  agreeing,
  answerOf,
  type DialectCode,
  type Done,
  minorOf,
  resultOfOne,
  undo,
} from './dialect.ts'
import { parseShortJson } from './exact-json.ts'
import { amount, currency, inOrder, name, reference } from './shapes.ts'

export interface TomhornProvider {
  id: string
  gamePrefix: string
  partnerId: string
  secrets: readonly string[]
}

type TomhornDeps = WalletRoutesDeps & { provider: TomhornProvider }

const MOST_BYTES = 64 * 1024
const ROLLED_BACK = 9
const DUPLICATE = 11
const UNKNOWN = 12

const SIGNATURE = 'sign'
const gameModule = v.optional(v.string())
const getBalance = inOrder(SIGNATURE, {
  partnerID: name,
  name,
  currency: v.optional(currency),
  sessionID: name,
  gameModule,
})
/**
 * In this order what the casino knows itself stands between the amount, the reference and the
 * round, so that their ends are where they were.
 */
const movement = {
  partnerID: name,
  name,
  amount,
  currency,
  reference,
  sessionID: name,
  gameRoundID: reference,
  gameModule,
}
const withdraw = inOrder(SIGNATURE, movement)
const deposit = inOrder(SIGNATURE, {
  ...movement,
  /** The reason of a deposit that is not the win of a stake (unconfirmed). */
  type: v.optional(v.string(), ''),
  isRoundEnd: v.optional(v.boolean(), false),
})
const rollbackTransaction = inOrder(SIGNATURE, {
  partnerID: name,
  name,
  reference,
  sessionID: name,
  gameRoundID: v.optional(reference),
  gameModule,
})

type About = Omit<v.InferOutput<typeof getBalance>, 'currency'> & { currency?: string | undefined }

const general = (message: string) => ({ code: 1, message })
const parameters = (message: string) => ({ code: 2, message })

const ANSWERS: Record<DialectCode, { code: number; message: string }> = {
  PLAYER_DISABLED: general('The player may not bet.'),
  LIMIT_REACHED: general('The player has reached a limit.'),
  GAME_UNKNOWN: general('The session is not for this game, or the game takes no new rounds.'),
  BUSY: general('Ask again with the same reference.'),
  BAD_REQUEST: parameters('The request does not have the shape it should have.'),
  AMOUNT_ODD: parameters('The amount is not one of this currency.'),
  ROUND_CLOSED: parameters('The round is over, or a bet in it has been won on.'),
  BET_MISSING: parameters('The round has no bet.'),
  TOKEN_UNKNOWN: { code: 5, message: 'There is no such session.' },
  PLAYER_DIFFERS: { code: 5, message: 'The session is of another player.' },
  TOKEN_EXPIRED: { code: 5, message: 'The session is over and takes no more bets.' },
  INSUFFICIENT_FUNDS: { code: 6, message: 'The player does not have enough money.' },
  CURRENCY_DIFFERS: { code: 8, message: 'The session is in another currency.' },
  ROUND_ROLLED_BACK: {
    code: ROLLED_BACK,
    message: 'The bets of this round have been rolled back.',
  },
  DUPLICATE_TRANSACTION: { code: DUPLICATE, message: 'This reference was used before.' },
}
const OUTCOMES: Readonly<Record<number, string>> = {
  0: '',
  [ROLLED_BACK]: 'This was rolled back before.',
  [DUPLICATE]: ANSWERS.DUPLICATE_TRANSACTION.message,
  [UNKNOWN]: 'There is no such transaction; should it come, it moves nothing.',
}

/**
 * Tom Horn: its calls name its own session, which the launch has linked with ours. A rollback names
 * the reference of what it undoes.
 */
export function tomhornWalletRoutes(deps: TomhornDeps): Route[] {
  const { sessions, provider } = deps
  const { calls, others } = openWalletCalls(deps, speechOf(provider))
  const route = <Call extends About>(
    path: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: AnswerIn<Call, DialectCode>,
  ): Route =>
    calls({
      name: path,
      shape,
      find: ({ sessionID }) => sessions.findByRef(provider.id, sessionID),
      answer: agreeing(
        ({ name: player, currency, gameModule: game }) => ({
          player,
          currency,
          gameId: game ? provider.gamePrefix + game : undefined,
        }),
        async (call, session) =>
          call.partnerID === provider.partnerId
            ? await answer(call, session)
            : new Refused('BAD_REQUEST'),
      ),
    })
  return [
    route('GetBalance', getBalance, async (_, session) => {
      const { currency } = session
      return json(200, {
        Code: 0,
        Message: '',
        Balance: {
          Amount: decimalOf(await balanceOf(deps, session), currency),
          Currency: currency,
        },
      })
    }),
    route(
      'Withdraw',
      withdraw,
      async ({ reference: id, gameRoundID: roundRef, ...call }, session) => {
        const amount = minorOf(call.amount, session)
        if (amount === null) return new Refused('AMOUNT_ODD')
        return await move(deps, session, {
          roundRef,
          action: { action: 'bet', id, amount },
          roundClosed: false,
        })
      },
    ),
    route(
      'Deposit',
      deposit,
      async (
        { reference: id, gameRoundID: roundRef, isRoundEnd: roundClosed, ...call },
        session,
      ) => {
        const amount = minorOf(call.amount, session)
        if (amount === null) return new Refused('AMOUNT_ODD')
        return await move(deps, session, {
          roundRef,
          action: { action: 'win', id, amount, ...reasonOf(call.type) },
          roundClosed,
        })
      },
    ),
    route(
      'RollbackTransaction',
      rollbackTransaction,
      async ({ reference: original, gameRoundID: round }, session) => {
        const decision = await undo(deps, session, { ref: `rollback/${original}`, original, round })
        return answerTo(session, decision, (done) => {
          const { isRepeat, isOfUnknown } = resultOfOne(done)
          if (isOfUnknown) return UNKNOWN
          return isRepeat ? ROLLED_BACK : 0
        })
      },
    ),
    others,
  ]
}

interface Move {
  roundRef: string
  action: Action
  roundClosed: boolean
}

async function move(
  { wallet }: TomhornDeps,
  session: GameSession,
  { roundRef, action, roundClosed }: Move,
) {
  const decision = await wallet.carryOut({
    kind: 'play',
    session,
    gameId: session.gameId,
    roundRef,
    actions: [action],
    roundClosed,
  })
  return answerTo(session, decision, (done) => (resultOfOne(done).isRepeat ? DUPLICATE : 0))
}

function reasonOf(type: string) {
  if (type === '' || type === '0') return {}
  return { reason: type === 'jackpot' || type === 'free_round' ? type : 'promo' } as const
}

function answerTo(
  { currency }: GameSession,
  decision: Decision,
  outcomeOf: (done: Done) => number,
) {
  return answerOf(decision, (done): HttpAnswer => {
    const code = outcomeOf(done)
    const transaction = {
      ID: resultOfOne(done).transactionId,
      Balance: decimalOf(done.balance, currency),
      Currency: currency,
    }
    return json(200, { Code: code, Message: OUTCOMES[code], Transaction: transaction })
  })
}

/** Has all of its digits: an amount has fewer than a number can hold. */
const decimalOf = (minor: bigint, currency: string) => Number(formatAmount(minor, currency))

/** Signs the values in the order in which the vendor declares them. */
function signatureOf(values: object, secret: string): string {
  return createHmac('sha256', secret)
    .update(Object.values(values).join(''))
    .digest('hex')
    .toUpperCase()
}

function speechOf({ secrets }: TomhornProvider): Speech<DialectCode> {
  return {
    mostBytes: MOST_BYTES,
    parse: parseShortJson,
    loose: looseField(SIGNATURE, stillCalls('GetBalance')),
    isSigned({ body }) {
      if (!v.is(v.looseObject({ sign: v.string() }), body)) return false
      const { sign, ...values } = body
      return secrets.some((secret) => isSameText(sign, signatureOf(values, secret)))
    },
    answerForged: () => json(200, { Code: 3, Message: 'The sign is not right.' }),
    answerRefused({ code, balance }, { session }) {
      const { code: Code, message: Message } = ANSWERS[code]
      const { currency = '' } = session ?? {}
      const fields =
        balance === undefined
          ? {}
          : { Balance: { Amount: decimalOf(balance, currency), Currency: currency } }
      return json(code === 'BUSY' ? 503 : 200, { Code, Message, ...fields })
    },
  }
}
