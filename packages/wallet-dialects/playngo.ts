import type { WalletErrorCode } from '#contracts/wallet-api.ts'
import { decimalOf, minorOf } from './decimals.ts'
import {
  type CommonCall,
  codesOf,
  type Dialect,
  type Fields,
  NotInDialect,
  type Step,
  type StepResult,
  UNCLEAR,
  type WalletAnswer,
  type WalletCall,
  type WalletPost,
  withoutFreeSpins,
} from './dialect.ts'
import { isRefusal } from './json-post.ts'
import { codeOfWords } from './words.ts'
import { readXml, writeXml } from './xml.ts'

export interface PlayngoOptions {
  /** Proof that the caller is the provider; it stands in every body. */
  accessToken: string
  productId: string
}

const CODES: Partial<Record<string, WalletErrorCode | null>> = {
  1: 'TOKEN_UNKNOWN',
  3: 'BAD_REQUEST',
  4: null,
  5: 'PLAYER_DISABLED',
  6: 'PLAYER_DISABLED',
  7: 'INSUFFICIENT_FUNDS',
  9: 'LIMIT_REACHED',
  10: 'TOKEN_EXPIRED',
}
/**
 * An error inside the casino. Cases without a number of their own come with it too (unconfirmed):
 * the message names them.
 */
const INTERNAL = '2'
/** Too many calls at once, out of service. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['8', '12'])

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>'

type UnsignedRequest = [call: string, fields: Record<string, string>]

/** Play'n GO: XML posts with decimals, one movement a call. */
export function openPlayngo({ accessToken, productId }: PlayngoOptions): Dialect {
  const post = (path: string, fields: Fields | string): WalletPost => {
    const body =
      typeof fields === 'string'
        ? fields
        : `${PROLOGUE}${writeXml(path, { ...fields, productId, accessToken })}`
    return { path, headers: { 'content-type': 'text/xml; charset=utf-8' }, body }
  }
  return {
    name: 'playngo',
    codes: codesOf(CODES),
    post,
    steps: (call) =>
      requestsOf(withoutFreeSpins(call)).map(
        ([path, fields]): Step => ({
          request: post(path, fields),
          read: (answer) => readAnswer(answer, path, call),
        }),
      ),
  }
}

function requestsOf(call: CommonCall): UnsignedRequest[] {
  const { session } = call
  if (call.kind === 'authenticate')
    return [['authenticate', { username: session.token, gameId: session.gameId }]]
  const about = {
    externalUserId: session.playerId ?? '',
    externalGameSessionId: session.sessionRef ?? session.token,
    currency: session.currency,
  }
  if (call.kind === 'balance') return [['balance', { ...about, gameId: session.gameId }]]
  const { gameId, roundId } = call
  const inRound = { ...about, gameId, roundId, gameSessionId: session.sessionRef ?? session.token }
  const real = (amount: number) => decimalOf(amount, session.currency)
  const end: UnsignedRequest = [
    'release',
    { ...inRound, transactionId: `${roundId}-close`, real: real(0), state: '1', type: '0' },
  ]
  if (call.kind === 'close') return [end]
  if (call.kind === 'rollback') {
    if (call.undoes === 'win') throw new NotInDialect('a release cannot be cancelled')
    return [
      ['cancelReserve', { ...inRound, transactionId: call.originalId, real: real(call.amount) }],
    ]
  }
  const { actions, roundClosed } = call
  const requests = actions.map((action, at): UnsignedRequest => {
    const fields = { ...inRound, transactionId: action.id, real: real(action.amount) }
    if (action.action === 'bet') return ['reserve', fields]
    const state = roundClosed && at === actions.length - 1 ? '1' : '0'
    return [
      'release',
      {
        ...fields,
        state,
        ...typeOf(action.reason),
        ...(action.reason === 'jackpot' && { jackpotGain: fields.real }),
      },
    ]
  })
  return roundClosed && actions.at(-1)?.action === 'bet' ? [...requests, end] : requests
}

/** 1 is for what was not staked for (unconfirmed). */
function typeOf(reason: string | undefined): { type: string } {
  return { type: reason === undefined ? '0' : '1' }
}

function readAnswer(answer: WalletAnswer, path: string, { session }: WalletCall): StepResult {
  if (answer.status !== 200) return isRefusal(answer) ? { outcome: 'refused', code: null } : UNCLEAR
  const fields = readXml(path, answer.body)
  const status = fields?.get('statusCode')
  if (!fields || status === undefined || !/^\d+$/.test(status) || TRY_AGAIN.has(status))
    return UNCLEAR
  const minor = minorOf(
    fields.get('real') ?? '',
    fields.get('userCurrency') ?? fields.get('currency') ?? session.currency,
  )
  const balance = minor === null ? {} : { balance: minor }
  if (status !== '0') {
    const words = codeOfWords(fields.get('statusMessage') ?? '')
    if (status === INTERNAL && words === null) return UNCLEAR
    const code = CODES[status]
    return {
      outcome: 'refused',
      code: code === undefined ? (words ?? 'BAD_REQUEST') : code,
      ...balance,
    }
  }
  const [transactionId, id, sessionRef] = [
    'externalTransactionId',
    'externalId',
    'externalGameSessionId',
  ].map((name) => fields.get(name))
  const player = id
    ? {
        id,
        currency: fields.get('userCurrency') ?? session.currency,
        language: fields.get('language') ?? '',
      }
    : undefined
  return {
    outcome: 'done',
    ...balance,
    ...(transactionId && { transactionId }),
    ...(player && { player }),
    ...(sessionRef && { sessionRef }),
  }
}
