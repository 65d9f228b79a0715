import * as v from 'valibot'
import { isSameText } from '#contracts/same-text.ts'
import { formatAmount } from '#rules/money.ts'
import { hasFewParts } from '../../../kit/few-parts.ts'
import { type HttpAnswer, json, type Route } from '../../../kit/http.ts'
import { findPlayer } from '../../../players/player.ts'
import type { WalletRoutesDeps } from '../../providers/provider.ts'
import {
  type AnswerIn,
  balanceOf,
  type IncomingCall,
  looseField,
  openWalletCalls,
  Refused,
  type Speech,
  stillCalls,
} from '../wallet-call.ts'
import type { Decision } from '../wallet-orders.ts'
import type { GameSession } from '../wallet-state.ts'
import { agreeing, answerOf, type DialectCode, minorOf, resultOfOne, undo } from './dialect.ts'
import { md5 } from './md5.ts'
import { amount, reference as anyReference, currency, name } from './shapes.ts'

export interface PragmaticProvider {
  id: string
  gamePrefix: string
  /** The vendor's own name in its calls. */
  providerId: string
  secrets: readonly string[]
}

type PragmaticDeps = WalletRoutesDeps & { provider: PragmaticProvider }

const MOST_BYTES = 64 * 1024

/** Signed fields stand between `&`: with one in it, a reference could hold the field behind it. */
const reference = v.pipe(anyReference, v.excludes('&'))
const game = v.optional(v.string())
const open = v.object({ providerId: name, token: name, gameId: game })
const about = v.object({ ...open.entries, userId: name, currency: v.optional(currency) })
const inRound = v.object({ ...about.entries, roundId: reference })
const movement = v.object({ ...inRound.entries, reference, amount })
/**
 * A payment that belongs to no round, such as a promotion win. It is stored as a round of its own.
 */
const gift = v.object({ ...about.entries, reference, amount, roundId: v.optional(reference) })
const refund = v.object({ ...about.entries, reference, roundId: v.optional(reference) })

type Open = v.InferOutput<typeof open> & Partial<v.InferOutput<typeof about>>

const GIFTS = { bonusWin: 'free_round', jackpotWin: 'jackpot', promoWin: 'promo' } as const

const parameters = (message: string) => ({ error: 7, description: message })
const final = (message: string) => ({ error: 120, description: message })

const ANSWERS: Record<DialectCode, { error: number; description: string }> = {
  INSUFFICIENT_FUNDS: { error: 1, description: 'The player does not have enough money.' },
  TOKEN_UNKNOWN: { error: 2, description: 'No game session has this token.' },
  PLAYER_DIFFERS: { error: 2, description: 'The game session is of another player.' },
  TOKEN_EXPIRED: { error: 4, description: 'The game session is over and takes no more bets.' },
  PLAYER_DISABLED: { error: 6, description: 'The player may not bet.' },
  BAD_REQUEST: parameters('The request does not have the shape it should have.'),
  AMOUNT_ODD: parameters('The amount is not one of this currency.'),
  CURRENCY_DIFFERS: parameters('The game session is in another currency.'),
  GAME_UNKNOWN: {
    error: 8,
    description: 'The game session is not for this game, or the game takes no new rounds.',
  },
  LIMIT_REACHED: { error: 50, description: 'The player has reached a limit.' },
  BUSY: { error: 100, description: 'Ask again with the same reference.' },
  DUPLICATE_TRANSACTION: final('This reference was used before, for something else.'),
  ROUND_CLOSED: final('The round is over, or a bet in it has been won on.'),
  ROUND_ROLLED_BACK: final('The bets of this round have been refunded.'),
  BET_MISSING: final('The round has no bet.'),
}

/**
 * Returns the routes of Pragmatic Play's wallet calls: forms, answered in JSON. A refund names the
 * reference of its bet.
 */
export function pragmaticWalletRoutes(deps: PragmaticDeps): Route[] {
  const { wallet, sessions, provider, db } = deps
  const { calls, others } = openWalletCalls(deps, speechOf(provider))
  const route = <Call extends Open>(
    call: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: AnswerIn<Call, DialectCode>,
  ): Route =>
    calls({
      name: `${call}.html`,
      shape,
      find: ({ token }) => sessions.find(token),
      answer: agreeing(
        ({ userId: player, currency, gameId }) => ({
          player,
          currency,
          gameId: gameId ? provider.gamePrefix + gameId : undefined,
        }),
        async (fieldsOfCall, session) =>
          fieldsOfCall.providerId === provider.providerId
            ? await answer(fieldsOfCall, session)
            : new Refused('BAD_REQUEST'),
      ),
    })
  const gifts = Object.entries(GIFTS).map(([call, reason]) =>
    route(call, gift, (fieldsOfCall, session) => win(deps, session, fieldsOfCall, reason)),
  )
  const balanceNow = async (session: GameSession) => ok(session, await balanceOf(deps, session))

  return [
    route('authenticate', open, async ({ token }, session) => {
      if (await sessions.isOver(session)) return new Refused('TOKEN_EXPIRED')
      const { country } = (await findPlayer(db, session.playerId)) ?? {}
      return ok(session, await balanceOf(deps, session), {
        userId: session.playerId,
        country,
        token,
      })
    }),
    route('balance', about, (_, session) => balanceNow(session)),
    route(
      'bet',
      movement,
      async ({ reference: id, roundId: roundRef, ...fieldsOfCall }, session) => {
        const amount = minorOf(fieldsOfCall.amount, session)
        if (amount === null) return new Refused('AMOUNT_ODD')
        const actions = [{ action: 'bet', id, amount } as const]
        return answerTo(
          session,
          await wallet.carryOut({
            kind: 'play',
            session,
            gameId: session.gameId,
            roundRef,
            actions,
            roundClosed: false,
          }),
        )
      },
    ),
    route('result', movement, (fieldsOfCall, session) => win(deps, session, fieldsOfCall)),
    ...gifts,
    route('refund', refund, async ({ reference: original, roundId: round }, session) =>
      answerTo(session, await undo(deps, session, { ref: `refund/${original}`, original, round })),
    ),
    route('endRound', inRound, async ({ roundId: roundRef }, session) => {
      const decision = await wallet.carryOut({ kind: 'close', session, roundRef })
      // An unknown round needs no end: the call succeeds.
      return !decision.done && decision.code === 'BET_MISSING'
        ? await balanceNow(session)
        : answerOf(decision, (done) => ok(session, done.balance))
    }),
    others,
  ]
}

async function win(
  { wallet }: PragmaticDeps,
  session: GameSession,
  fieldsOfCall: v.InferOutput<typeof gift>,
  reason?: (typeof GIFTS)[keyof typeof GIFTS],
) {
  const amount = minorOf(fieldsOfCall.amount, session)
  if (amount === null) return new Refused<DialectCode>('AMOUNT_ODD')
  const actions = [
    { action: 'win', id: fieldsOfCall.reference, amount, ...(reason && { reason }) } as const,
  ]
  const round = {
    roundRef: fieldsOfCall.roundId ?? `gift/${fieldsOfCall.reference}`,
    roundClosed: fieldsOfCall.roundId === undefined,
  }
  return answerTo(
    session,
    await wallet.carryOut({ kind: 'play', session, gameId: session.gameId, actions, ...round }),
  )
}

function answerTo(session: GameSession, decision: Decision) {
  return answerOf(decision, (done) =>
    ok(session, done.balance, { transactionId: resultOfOne(done).transactionId }),
  )
}

/**
 * Returns the answer of a call that was carried out. Real and bonus money are one balance,
 * because both can be played.
 */
function ok({ currency }: GameSession, balance: bigint, more: object = {}): HttpAnswer {
  return json(200, {
    ...more,
    currency,
    cash: Number(formatAmount(balance, currency)),
    bonus: 0,
    error: 0,
    description: 'Success',
  })
}

/** Reads a form; undefined for one with many fields, or in which a field stands twice. */
function parseForm(raw: Buffer): Record<string, string> | undefined {
  if (!hasFewParts(raw, '&')) return undefined
  const pairs = [...new URLSearchParams(raw.toString('utf8'))]
  const values = Object.fromEntries(pairs)
  return Object.keys(values).length === pairs.length ? values : undefined
}

/** Hashes the values that are not empty, in the alphabetical order of their names. */
function hashOf(values: Readonly<Record<string, string>>, secret: string): string {
  const names = Object.keys(values).filter((each) => values[each] !== '')
  const pairs = names.sort().map((each) => `${each}=${values[each]}`)
  return md5(pairs.join('&') + secret, 'hex')
}

const isReadOnly = stillCalls('authenticate.html', 'balance.html')

/**
 * Returns true for the end of a round that reads in no other way: no name or value has what stands
 * between them, and all that moves money has a reference. It is a third of all calls.
 */
function endsRoundOnly({ name, body }: IncomingCall): boolean {
  return (
    name === 'endRound.html' &&
    Object.entries(body as Readonly<Record<string, string>>).every(
      ([field, value]) => field !== 'reference' && !/[&=]/.test(field) && !value.includes('&'),
    )
  )
}

function speechOf({ secrets }: PragmaticProvider): Speech<DialectCode> {
  return {
    mostBytes: MOST_BYTES,
    parse: parseForm,
    loose: looseField('hash', (incoming) => isReadOnly(incoming) || endsRoundOnly(incoming)),
    isSigned({ body }) {
      if (!v.is(v.record(v.string(), v.string()), body)) return false
      const { hash, ...values } = body
      return (
        hash !== undefined && secrets.some((secret) => isSameText(hash, hashOf(values, secret)))
      )
    },
    answerForged: () => json(200, { error: 5, description: 'The hash is not right.' }),
    answerRefused({ code, balance }, { session }) {
      const fields =
        balance !== undefined && session
          ? {
              currency: session.currency,
              cash: Number(formatAmount(balance, session.currency)),
              bonus: 0,
            }
          : {}
      return json(code === 'BUSY' ? 503 : 200, { ...fields, ...ANSWERS[code] })
    },
  }
}
