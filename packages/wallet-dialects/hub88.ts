import { createHash, createPrivateKey, randomUUID, sign } from 'node:crypto'
import * as v from 'valibot'
import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import { hub88Of, minorOfHub88 } from './decimals.ts'
import {
  type CommonCall,
  codesOf,
  type Dialect,
  type Fields,
  type Moment,
  type ProviderSession,
  type Step,
  type StepResult,
  UNCLEAR,
  type WalletCall,
  withoutFreeSpins,
} from './dialect.ts'
import { isRefusal, jsonPost, parseJson } from './json-post.ts'

export interface Hub88Options extends Pick<Moment, 'newId'> {
  /** PEM. */
  privateKey: string
}

const answered = v.object({
  status: v.string(),
  request_uuid: v.optional(v.string()),
  user: v.optional(v.string()),
  currency: v.optional(v.string()),
  balance: v.optional(v.pipe(v.number(), v.safeInteger())),
})

const CODES: Partial<Record<string, WalletErrorCode | null>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
  RS_ERROR_INVALID_TOKEN: 'TOKEN_UNKNOWN',
  RS_ERROR_TOKEN_EXPIRED: 'TOKEN_EXPIRED',
  RS_ERROR_USER_DISABLED: 'PLAYER_DISABLED',
  RS_ERROR_BET_LIMIT: 'LIMIT_REACHED',
  RS_ERROR_INVALID_GAME: 'GAME_UNKNOWN',
  RS_ERROR_DUPLICATE_TRANSACTION: 'DUPLICATE_TRANSACTION',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'BET_MISSING',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'ROUND_ROLLED_BACK',
  RS_ERROR_ROUND_CLOSED: 'ROUND_CLOSED',
  RS_ERROR_INVALID_SIGNATURE: null,
  RS_ERROR_INVALID_PARTNER: null,
}
const TRY_AGAIN: ReadonlySet<string> = new Set(['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'])

/** Hub88: JSON signed by RSA, one movement a call, a whole of every currency as 100,000. */
export function openHub88({ privateKey, newId = randomUUID }: Hub88Options): Dialect {
  const key = createPrivateKey(privateKey)
  const signed = (body: string) => ({
    'x-hub88-signature': sign('sha256', Buffer.from(body), key).toString('base64'),
  })
  const post = (path: string, fields: Fields | string) => jsonPost(path, fields, signed)
  return {
    name: 'hub88',
    codes: codesOf(CODES),
    post,
    steps: (call) =>
      requestsOf(withoutFreeSpins(call)).map(([path, fields]): Step => {
        const request_uuid = newId()
        return {
          request: post(path, { ...fields, request_uuid }),
          read: (answer) => {
            if (answer.status !== 200)
              return isRefusal(answer) ? { outcome: 'refused', code: null } : UNCLEAR
            return readAnswer(answer.body, request_uuid, call)
          },
        }
      }),
  }
}

type UnsignedRequest = [path: string, fields: Fields]

function requestsOf(call: CommonCall): UnsignedRequest[] {
  const { session } = call
  const about = { user: session.playerId, token: session.token, game_code: session.gameId }
  switch (call.kind) {
    case 'authenticate':
      return [
        ['user/info', about],
        ['user/balance', about],
      ]
    case 'balance':
      return [['user/balance', about]]
    case 'play':
      return call.actions.map((action, at) =>
        movement(call, action, at === call.actions.length - 1 && call.roundClosed),
      )
    case 'rollback': {
      const fields = {
        transaction_uuid: uuidOf(call.id),
        reference_transaction_uuid: uuidOf(call.originalId),
      }
      return [
        [
          'transaction/rollback',
          { ...about, game_code: call.gameId, round: call.roundId, round_closed: false, ...fields },
        ],
      ]
    }
    case 'close':
      return [
        movement(
          { ...call, actions: [] },
          { action: 'win', id: `${call.roundId}/close`, amount: 0 },
          true,
        ),
      ]
  }
}

function movement(
  {
    session,
    gameId,
    roundId,
    actions,
  }: { session: ProviderSession; gameId: string; roundId: string; actions: readonly PlayAction[] },
  action: PlayAction,
  round_closed: boolean,
): UnsignedRequest {
  const bet = actions.find((each) => each.action === 'bet')
  const isFree = 'reason' in action && action.reason !== undefined
  const fields = {
    user: session.playerId,
    token: session.token,
    game_code: gameId,
    round: roundId,
    round_closed,
    transaction_uuid: uuidOf(action.id),
    ...(action.action === 'win' && bet && { reference_transaction_uuid: uuidOf(bet.id) }),
    is_free: isFree,
    currency: session.currency,
    amount: hub88Of(action.amount, session.currency),
  }
  return [`transaction/${action.action}`, fields]
}

/** Reads an answer. One that does not name the request counts as unclear. */
function readAnswer(body: string, requestId: string, { session }: WalletCall): StepResult {
  const parsed = v.safeParse(answered, parseJson(body))
  if (!parsed.success) return UNCLEAR
  const { status, request_uuid, user, currency } = parsed.output
  const balance =
    parsed.output.balance === undefined
      ? {}
      : { balance: minorOfHub88(parsed.output.balance, session.currency) }
  if (status === 'RS_OK') {
    if (request_uuid !== requestId) return UNCLEAR
    return {
      outcome: 'done',
      ...balance,
      ...(user && currency && { player: { id: user, currency, language: '' } }),
    }
  }
  if (TRY_AGAIN.has(status) || !status.startsWith('RS_ERROR_')) return UNCLEAR
  const code = CODES[status]
  return { outcome: 'refused', code: code === undefined ? 'BAD_REQUEST' : code, ...balance }
}

/**
 * Returns a UUID for an id, because the dialect names everything by a UUID. The same id always
 * gives the same UUID.
 */
function uuidOf(id: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id
  const hex = createHash('sha256').update(id).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
