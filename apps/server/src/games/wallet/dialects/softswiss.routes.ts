import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameText } from '#contracts/same-text.ts'
import type { IssuedFreeSpins } from '../../../bonuses/free-spins/wallet-free-spins.ts'
import { json, type Route } from '../../../kit/http.ts'
import type { WalletRoutesDeps } from '../../providers/provider.ts'
import { type AnswerIn, balanceOf, openWalletCalls, Refused, type Speech } from '../wallet-call.ts'
import type { Action } from '../wallet-orders.ts'
import type { GameSession } from '../wallet-state.ts'
import { agreeing, answerOf, bounded, type DialectCode, type Done } from './dialect.ts'
import { parseExactJson } from './exact-json.ts'
import { currency, name, reference } from './shapes.ts'

export interface SoftswissProvider {
  id: string
  gamePrefix: string
  /** Stands in the casino’s requests to the provider; the provider’s calls do not carry it. */
  casinoId: string
  secrets: readonly string[]
}

type SoftswissDeps = WalletRoutesDeps & { provider: SoftswissProvider }

const MOST_ACTIONS = 1000
/** Most bytes of a call: that many actions with long names. */
const MOST_BYTES = 512 * 1024

const minor = v.pipe(v.string(), v.regex(/^\d{1,13}$/))
const about = { user_id: name, currency, game: name, session_id: name }
const finished = v.optional(v.boolean(), false)
const playAction = v.object({
  action: v.picklist(['bet', 'win']),
  action_id: reference,
  amount: minor,
  /** Part of a win that comes out of a jackpot. */
  jackpot_win: v.optional(v.string()),
})
const rollbackAction = v.object({
  action: v.literal('rollback'),
  action_id: reference,
  original_action_id: reference,
})
const someOf = <Each extends v.GenericSchema>(each: Each) =>
  v.pipe(v.array(each), v.maxLength(MOST_ACTIONS))

const play = v.object({
  ...about,
  game_id: v.optional(reference),
  finished,
  actions: v.optional(someOf(playAction), []),
})
const rollback = v.object({
  ...about,
  game_id: reference,
  finished,
  actions: v.pipe(someOf(rollbackAction), v.minLength(1)),
})
const freespins = v.object({
  issue_id: reference,
  status: v.picklist(['played', 'expired']),
  total_amount: minor,
})

interface DialectAnswer {
  status: number
  code: number
  message: string
}

const player = (code: number, message: string): DialectAnswer => ({ status: 412, code, message })
/**
 * Requests that cannot be carried out have no numbers of their own (unconfirmed): the message names
 * the case.
 */
const impossible = (message: string): DialectAnswer => ({ status: 400, code: 400, message })

const ANSWERS: Record<DialectCode, DialectAnswer> = {
  INSUFFICIENT_FUNDS: player(100, 'The player does not have enough money.'),
  TOKEN_UNKNOWN: player(101, 'No game session has this id.'),
  TOKEN_EXPIRED: player(101, 'The game session is over and takes no more bets.'),
  PLAYER_DIFFERS: player(101, 'The game session is of another player.'),
  LIMIT_REACHED: player(105, 'The player has reached a limit.'),
  GAME_UNKNOWN: player(
    107,
    'The game session is not for this game, or the game takes no new rounds.',
  ),
  PLAYER_DISABLED: player(110, 'The player may not bet.'),
  CURRENCY_DIFFERS: player(154, 'The game session is in another currency.'),
  BAD_REQUEST: impossible('The request does not have the shape it should have.'),
  AMOUNT_ODD: impossible('The amount is not one of this currency.'),
  DUPLICATE_TRANSACTION: impossible('This action_id was used before, for something else.'),
  ROUND_CLOSED: impossible('The game is already finished, or a bet in it has been won on.'),
  ROUND_ROLLED_BACK: impossible('The bets of this game have been rolled back.'),
  BET_MISSING: impossible('The game has no bet.'),
  BUSY: { status: 503, code: 503, message: 'Ask again with the same ids.' },
}

/**
 * SOFTSWISS' game aggregator. Its calls name its own session, which the launch has linked with
 * ours, or free spins that the casino has requested from it.
 */
export function softswissWalletRoutes(deps: SoftswissDeps): Route[] {
  const { wallet, sessions, provider } = deps
  const { calls } = openWalletCalls(deps, speechOf(provider))
  const route = <Call extends About>(
    path: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: AnswerIn<Call, DialectCode>,
  ): Route =>
    calls({
      name: path,
      shape,
      find: ({ session_id }) => sessions.findByRef(provider.id, session_id),
      answer: agreeing(
        ({ user_id, currency, game }) => ({
          player: user_id,
          currency,
          gameId: provider.gamePrefix + game,
        }),
        answer,
      ),
    })

  async function carryOut(
    session: GameSession,
    game: { roundRef: string; actions: readonly Action[]; roundClosed: boolean },
  ) {
    const decision = await wallet.carryOut({
      kind: 'play',
      session,
      gameId: session.gameId,
      ...game,
    })
    return answerOf(decision, (done) => json(200, { ...answerTo(done), game_id: game.roundRef }))
  }

  return [
    route('play', play, async ({ game_id, finished: roundClosed, actions }, session) => {
      const moves = actions.map(actionOf)
      if (moves.includes(null)) return new Refused('AMOUNT_ODD')
      if (actions.length > 0 && game_id === undefined) return new Refused('BAD_REQUEST')
      if (actions.length > 0 && game_id !== undefined)
        return await carryOut(session, {
          roundRef: game_id,
          actions: moves.filter((each) => each !== null),
          roundClosed,
        })
      // A game that is not known has nothing to end.
      if (roundClosed && game_id !== undefined)
        await wallet.carryOut({ kind: 'close', session, roundRef: game_id })
      return json(200, {
        balance: Number(await balanceOf(deps, session)),
        ...(game_id !== undefined && { game_id, transactions: [] }),
      })
    }),
    route(
      'rollback',
      rollback,
      ({ game_id: roundRef, actions, finished: roundClosed }, session) => {
        const rollbacks = actions.map(
          ({ action_id, original_action_id }): Action => ({
            action: 'rollback',
            id: action_id,
            originalId: original_action_id,
          }),
        )
        return carryOut(session, { roundRef, actions: rollbacks, roundClosed })
      },
    ),
    calls({
      name: 'freespins',
      shape: freespins,
      find: ({ issue_id }) => deps.freeSpins.find(provider.id, issue_id),
      answer: (call, issued) => payFreeSpins(deps, issued, call),
    }),
  ]
}

async function payFreeSpins(
  deps: SoftswissDeps,
  issued: IssuedFreeSpins,
  { status, total_amount }: v.InferOutput<typeof freespins>,
) {
  const won = bounded(BigInt(total_amount))
  if (won === null) return new Refused<DialectCode>('AMOUNT_ODD')
  const recorded = await deps.freeSpins.payTotal({ id: issued.id, status, won: BigInt(won) })
  if (!recorded) return new Refused<DialectCode>('DUPLICATE_TRANSACTION')
  return json(200, { balance: Number(await balanceOf(deps, issued)) })
}

type About = { user_id: string; currency: string; game: string; session_id: string }

/** Returns null for an amount that the wallet does not move. */
function actionOf({
  action,
  action_id: id,
  amount: text,
  jackpot_win,
}: v.InferOutput<typeof playAction>): Action | null {
  const amount = bounded(BigInt(text))
  if (amount === null) return null
  const isJackpot = action === 'win' && Number(jackpot_win ?? 0) > 0
  return isJackpot ? { action: 'win', id, amount, reason: 'jackpot' } : { action, id, amount }
}

function answerTo({ balance, results }: Done) {
  return {
    balance: Number(balance),
    transactions: results.map(({ id, transactionId }) => ({ action_id: id, tx_id: transactionId })),
  }
}

function speechOf({ secrets }: SoftswissProvider): Speech<DialectCode> {
  return {
    mostBytes: MOST_BYTES,
    parse: parseExactJson,
    isSigned({ raw, headers }) {
      const given = headers['x-request-sign']
      return (
        typeof given === 'string' &&
        secrets.some((secret) =>
          isSameText(given, createHmac('sha256', secret).update(raw).digest('hex')),
        )
      )
    },
    answerForged: () => json(403, { code: 403, message: 'The signature is not right.' }),
    answerRefused({ code, balance }) {
      const { status, ...results } = ANSWERS[code]
      return json(
        status,
        { ...results, ...(balance !== undefined && { balance: Number(balance) }) },
        status === 503 ? { 'retry-after': '1' } : {},
      )
    },
  }
}
