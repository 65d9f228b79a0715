import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import {
  codesOf,
  type Dialect,
  type Fields,
  type Step,
  type StepResult,
  UNCLEAR,
  type WalletAnswer,
  type WalletCall,
} from './dialect.ts'
import { isRefusal, jsonPost, parseJson, readShape } from './json-post.ts'
import { codeOfWords } from './words.ts'

export interface SoftswissOptions {
  /** Named when free spins are issued; the calls of the wallet do not carry it. */
  casinoId: string
  secret: string
}

const minor = v.pipe(v.number(), v.safeInteger())
const balanceAnswer = v.object({ balance: minor })
const playAnswer = v.object({
  balance: minor,
  transactions: v.array(v.object({ action_id: v.string(), tx_id: v.string() })),
})
const refusal = v.object({
  code: v.number(),
  message: v.optional(v.string(), ''),
  balance: v.optional(minor),
})

const CODES: Partial<Record<number, WalletErrorCode>> = {
  100: 'INSUFFICIENT_FUNDS',
  101: 'TOKEN_UNKNOWN',
  105: 'LIMIT_REACHED',
  107: 'GAME_UNKNOWN',
  110: 'PLAYER_DISABLED',
}
/** The signature is wrong: the casino reveals nothing about the request itself. */
const UNSIGNED = 403

/** SOFTSWISS: JSON under X-REQUEST-SIGN, several actions in one call. */
export function openSoftswiss({ secret }: SoftswissOptions): Dialect {
  const signed = (body: string) => ({
    'x-request-sign': createHmac('sha256', secret).update(body).digest('hex'),
  })
  const post = (path: string, fields: Fields | string) => jsonPost(path, fields, signed)
  return {
    name: 'softswiss',
    codes: codesOf(CODES),
    post,
    steps(call) {
      const { path, fields, ids } = requestOf(call)
      const read = (answer: WalletAnswer) =>
        answer.status === 200 ? readDone(answer, ids) : readRefusal(answer)
      return [{ request: post(path, fields), read } satisfies Step]
    },
  }
}

/** A play without actions returns only the balance; with `finished` it also ends the round. */
function requestOf(call: WalletCall): {
  path: 'play' | 'rollback' | 'freespins'
  fields: Fields
  ids: string[]
} {
  const { session } = call
  const of = {
    user_id: session.playerId,
    currency: session.currency,
    session_id: session.sessionRef,
  }
  switch (call.kind) {
    case 'authenticate':
    case 'balance':
      return { path: 'play', fields: { ...of, game: session.gameId }, ids: [] }
    case 'close':
      return {
        path: 'play',
        fields: { ...of, game: call.gameId, game_id: call.roundId, finished: true },
        ids: [],
      }
    case 'play': {
      const { gameId, roundId, roundClosed, actions } = call
      const fields = {
        ...of,
        game: gameId,
        game_id: roundId,
        finished: roundClosed,
        actions: actions.map(actionOf),
      }
      return { path: 'play', fields, ids: actions.map(({ id }) => id) }
    }
    case 'freeSpins': {
      const { issueId: issue_id, status, rounds } = call
      const total_amount = rounds.reduce((sum, { won }) => sum + won, 0)
      return { path: 'freespins', fields: { issue_id, status, total_amount }, ids: [] }
    }
    case 'rollback': {
      const action = { action: 'rollback', action_id: call.id, original_action_id: call.originalId }
      return {
        path: 'rollback',
        fields: {
          ...of,
          game: call.gameId,
          game_id: call.roundId,
          finished: false,
          actions: [action],
        },
        ids: [call.id],
      }
    }
  }
}

function actionOf({ action, id, amount, ...rest }: PlayAction): object {
  const isJackpot = 'reason' in rest && rest.reason === 'jackpot'
  return { action, action_id: id, amount, ...(isJackpot && { jackpot_win: amount }) }
}

function readDone(answer: WalletAnswer, ids: readonly string[]): StepResult {
  if (ids.length === 0)
    return readShape(balanceAnswer, answer, ({ balance }) => ({ outcome: 'done', balance }))
  return readShape(playAnswer, answer, ({ balance, transactions }) => {
    const transactionIds = new Map(transactions.map(({ action_id, tx_id }) => [action_id, tx_id]))
    const last = transactionIds.get(ids.at(-1) ?? '')
    if (last === undefined || ids.some((id) => !transactionIds.has(id))) return UNCLEAR
    return { outcome: 'done', balance, transactionId: last }
  })
}

function readRefusal(answer: WalletAnswer): StepResult {
  if (!isRefusal(answer)) return UNCLEAR
  const parsed = v.safeParse(refusal, parseJson(answer.body))
  if (!parsed.success || parsed.output.code === UNSIGNED) return { outcome: 'refused', code: null }
  const { code, message, balance } = parsed.output
  return {
    outcome: 'refused',
    code: CODES[code] ?? codeOfWords(message) ?? 'BAD_REQUEST',
    ...(balance !== undefined && { balance }),
  }
}
