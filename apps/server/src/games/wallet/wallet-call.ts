import { hash as digest } from 'node:crypto'
import * as v from 'valibot'
import type { WalletErrorCode } from '#contracts/wallet-api.ts'
import type { Executor } from '../../db/database.ts'
import { openFewLines } from '../../kit/few-lines.ts'
import { type HttpAnswer, type HttpRequest, lastOfConnection, type Route } from '../../kit/http.ts'
import { logProblem } from '../../kit/problem.ts'
import { balances } from '../../ledger/accounts.ts'
import { recordRefusedKey } from '../../players/attempts/refused-keys.ts'
import { type StoredCall, storedCallOf } from '../../players/attempts/signed-calls.ts'
import type { WalletRoutesDeps } from '../providers/provider.ts'
import { openOneReading } from './one-reading.ts'
import type { CallWithOrder, Decision } from './wallet-orders.ts'
import type { GameSession } from './wallet-state.ts'

const READ_AGAIN = 'a wallet call has the signature of an earlier call, and other content'

/** A call as it came. */
export interface IncomingCall {
  /** Path behind the wallet's own address and a slash. */
  name: string
  raw: Buffer
  /**
   * The raw bytes as the dialect parses them, signed or not; undefined for bytes without such a
   * form. It is read when it is needed.
   */
  readonly body: unknown
  readonly headers: HttpRequest['headers']
  /** Made when it is needed: few calls need it. */
  readonly requestId: string
  /** Set once the session has been found. */
  session?: CalledAbout
}

/** Subject of a call: a game session, or free spins. */
export type CalledAbout = Pick<GameSession, 'providerId' | 'playerId' | 'currency'>

/** The words of one dialect for what all dialects do. */
export interface Speech<Code extends string> {
  mostBytes: number
  parse(raw: Buffer): unknown
  /**
   * Waits for what signatures are checked with. While that is not known, no call is called forged:
   * a win would be refused for good.
   */
  ready?(): Promise<void>
  isSigned(incoming: IncomingCall): boolean
  /** For a signature that does not cover which call it signs. */
  loose?: Loose
  /** Answers a call whose signature is wrong; the answer must hold nothing else. */
  answerForged(incoming: IncomingCall): HttpAnswer
  answerRefused(refused: Refused<Code | CommonCode>, incoming: IncomingCall): HttpAnswer
}

/** Calls with the same signature are believed only in the reading that came first. */
export interface Loose {
  /**
   * Returns true for a call that moves nothing, and whose signature has no reading that moves
   * money, as long as the session that it names is one.
   */
  isStill(incoming: IncomingCall): boolean
  /**
   * Returns the hash that all calls with this signature share, and the content as this call reads
   * it.
   */
  readingOf(incoming: IncomingCall): { hash: string; content?: unknown }
}

/** Calls with these names are still, whatever their fields are. */
export function stillCalls(...names: readonly string[]): Loose['isStill'] {
  return ({ name }) => names.includes(name)
}

/** For a signature in a field of the body, which may not cover where a value ends either. */
export function looseField(field: string, isStill: Loose['isStill']): Loose {
  return {
    isStill,
    readingOf({ body }) {
      const { [field]: hash = '', ...fields } = body as Readonly<Record<string, string>>
      return { hash, content: fields }
    },
  }
}

/** For a signature of the whole body, however the signature itself is written. */
export function looseBody(isStill: Loose['isStill']): Loose {
  return {
    isStill,
    readingOf: ({ raw }) => ({ hash: digest('sha256', raw, 'base64url') }),
  }
}

/** Codes with which every dialect can refuse a call before it decides about it. */
export type CommonCode = Extract<
  WalletErrorCode,
  'BAD_REQUEST' | 'TOKEN_UNKNOWN' | 'BUSY' | 'DUPLICATE_TRANSACTION'
>

/**
 * Refusal of a wallet call: the code that the provider gets instead of an answer. It is not an
 * error of the casino.
 */
export class Refused<Code extends string> {
  readonly code: Code
  /** The player's balance in minor units, when the dialect sends it with the code. */
  readonly balance: bigint | undefined

  constructor(code: Code, balance?: bigint) {
    this.code = code
    this.balance = balance
  }
}

export type AnswerIn<Fields, Code extends string, Found = GameSession> = (
  fields: Fields,
  found: Found,
) => Promise<HttpAnswer | Refused<Code | CommonCode>>

/**
 * Makes the routes of one provider's calls. A call that is not signed with one of its keys learns
 * nothing, a session of another provider is unknown, and a call that fails is sent again.
 */
export function openWalletCalls<Code extends string>(
  deps: WalletRoutesDeps & { provider: { id: string } },
  speech: Speech<Code>,
) {
  const { clock, log, provider } = deps
  const few = openFewLines({ log, clock })
  const answerOnce = openOneReading(deps.db)
  const pathOf = (name: string) => `/providers/${provider.id}/wallet/${name}`

  async function handle(
    name: string,
    request: HttpRequest,
    answer: (incoming: IncomingCall) => Promise<HttpAnswer | Refused<Code | CommonCode>>,
  ) {
    const incoming = new LazyIncomingCall(
      name,
      await request.body(speech.mostBytes),
      request,
      speech,
    )
    const facts = () => ({
      requestId: incoming.requestId,
      provider: provider.id,
      path: pathOf(name),
    })
    const isReady = speech.ready
      ? await speech.ready().then(
          () => true,
          (error: unknown) => {
            logProblem(log, error, facts())
            return false
          },
        )
      : true
    if (!isReady) return speech.answerRefused(new Refused('BUSY'), incoming)
    if (!speech.isSigned(incoming)) {
      const { requestId } = incoming
      few('warn', 'unsigned', facts(), 'a wallet call was not signed as it should be')
      await recordRefusedKey(deps, { key: `wallet/${provider.id}`, ip: request.ip, requestId })
      return lastOfConnection(speech.answerForged(incoming))
    }
    const result = await answer(incoming).catch((error: unknown) => {
      logProblem(log, error, facts())
      return new Refused<Code | CommonCode>('BUSY')
    })
    if (!(result instanceof Refused)) return result
    log.info({ ...facts(), code: result.code }, 'a wallet call was refused')
    return speech.answerRefused(result, incoming)
  }

  /** Null for a call whose signature covers which call it signs. */
  function readingOf(incoming: IncomingCall): StoredCall | null {
    if (!speech.loose) return null
    const { hash, content: fields = {} } = speech.loose.readingOf(incoming)
    const call = { providerId: provider.id, hash, content: [incoming.name, fields] }
    return storedCallOf(call, clock.now())
  }

  function refuseOtherReading({ name, requestId }: IncomingCall) {
    few('warn', 'read again', { requestId, provider: provider.id, call: name }, READ_AGAIN)
    return new Refused<CommonCode>('DUPLICATE_TRANSACTION')
  }

  const calls = <Fields, Found extends CalledAbout = GameSession>(call: {
    name: string
    shape: v.GenericSchema<unknown, Fields>
    find(fields: Fields): Promise<Found | null>
    answer: AnswerIn<Fields, Code, Found>
  }): Route => ({
    method: 'POST',
    path: pathOf(call.name),
    isUrgent: true,
    handle: (request) =>
      handle(call.name, request, async (incoming) => {
        const parsed = v.safeParse(call.shape, incoming.body)
        const find = async () => {
          const found = parsed.success ? await call.find(parsed.output) : null
          return found?.providerId === provider.id ? found : null
        }
        const answer = async (found: Found | null, signedCall?: CallWithOrder) => {
          if (!parsed.success) return new Refused<CommonCode>('BAD_REQUEST')
          if (!found) return new Refused<CommonCode>('TOKEN_UNKNOWN')
          incoming.session = found
          return await call.answer(parsed.output, signedCall ? { ...found, signedCall } : found)
        }
        const found = speech.loose?.isStill(incoming) ? await find() : null
        if (found) return await answer(found)
        const reading = readingOf(incoming)
        if (!reading) return await answer(await find())
        const answered = await answerOnce(reading, async (signedCall) =>
          answer(await find(), signedCall),
        )
        return answered ?? refuseOtherReading(incoming)
      }),
  })

  /**
   * The calls that the dialect does not have: a signed one is stored and refused, so that its
   * signature has no other reading at a call that is known.
   */
  const others: Route = {
    method: 'POST',
    path: pathOf('*'),
    isUrgent: true,
    handle: (request) =>
      handle(request.url.pathname.slice(pathOf('').length), request, async (incoming) => {
        const reading = readingOf(incoming)
        const isFirst = !reading || (await answerOnce(reading, async () => true))
        return isFirst ? new Refused<CommonCode>('BAD_REQUEST') : refuseOtherReading(incoming)
      }),
  }
  return { calls, others }
}

/**
 * Where the raw bytes are signed, only the bytes of a known provider are read. A class, because an
 * object with getters of its own is put together again for each call.
 */
class LazyIncomingCall implements IncomingCall {
  readonly name: string
  readonly raw: Buffer
  session?: CalledAbout
  readonly #request: HttpRequest
  readonly #parse: Speech<string>['parse']
  #read: { body: unknown } | undefined

  constructor(
    name: string,
    raw: Buffer,
    request: HttpRequest,
    { parse }: Pick<Speech<string>, 'parse'>,
  ) {
    this.name = name
    this.raw = raw
    this.#request = request
    this.#parse = parse
  }

  get headers() {
    return this.#request.headers
  }
  get requestId() {
    return this.#request.requestId
  }
  get body() {
    this.#read ??= { body: this.#parse(this.raw) }
    return this.#read.body
  }
}

/** Real and bonus money together, in minor units. */
export async function balanceOf(
  { db }: { db: Executor },
  { playerId }: Pick<GameSession, 'playerId'>,
): Promise<bigint> {
  const found = (await balances(db, [playerId])).get(playerId)
  if (!found) throw new Error(`${playerId} has no purse`)
  return found.real + found.bonus
}

export function refusedBy({ code, balance }: Decision & { done: false }): Refused<WalletErrorCode> {
  return new Refused(code, code === 'INSUFFICIENT_FUNDS' ? balance : undefined)
}
