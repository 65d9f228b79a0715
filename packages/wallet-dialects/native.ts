import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { sign } from '#contracts/signature.ts'
import {
  authenticateAnswer,
  balanceAnswer,
  playAnswer,
  WALLET_ERRORS,
  type WalletErrorCode,
} from '#contracts/wallet-api.ts'
import {
  type CommonCall,
  type Dialect,
  type Fields,
  type FreeSpinsCall,
  type Moment,
  type Step,
  type StepResult,
  UNCLEAR,
  type WalletAnswer,
} from './dialect.ts'
import { isRefusal, jsonPost, parseJson, readShape } from './json-post.ts'

export interface NativeOptions extends Moment {
  /** Each signs, so that a casino which knows only one of them believes the call. */
  secrets: readonly string[]
}

const refusal = v.object({
  code: v.picklist(Object.keys(WALLET_ERRORS) as WalletErrorCode[]),
  balance: v.optional(v.pipe(v.number(), v.safeInteger())),
})

/** Our own dialect: openapi.yaml, packages/contracts/wallet-api.ts. */
export function openNative({
  secrets,
  nowMs = Date.now,
  newId = randomUUID,
}: NativeOptions): Dialect {
  const signed = (body: string) => ({ ...sign(secrets, newId(), Math.floor(nowMs() / 1000), body) })
  const post = (path: string, fields: Fields | string) => jsonPost(path, fields, signed)
  const step = (
    path: string,
    fields: Fields,
    done: (answer: WalletAnswer) => StepResult,
  ): Step => ({
    request: post(path, fields),
    read: (answer) => (answer.status === 200 ? done(answer) : readRefusal(answer)),
  })
  const codes: Dialect['codes'] = new Set(Object.keys(WALLET_ERRORS) as WalletErrorCode[])
  return {
    name: 'native',
    codes,
    post,
    steps: (call) => (call.kind === 'freeSpins' ? freeRoundsOf(call, step) : [stepOf(call, step)]),
  }
}

type MakeStep = (path: string, fields: Fields, done: (answer: WalletAnswer) => StepResult) => Step

function freeRoundsOf(
  { session: { token }, issueId: freeSpinsId, gameId, rounds }: FreeSpinsCall,
  step: MakeStep,
): Step[] {
  return rounds.map(({ id, roundId, won: amount }) => {
    const actions = [{ action: 'win', id, amount, reason: 'free_round' }]
    const fields = { token, gameId, roundId, actions, roundClosed: true, freeSpinsId }
    return step('play', fields, (answer) => readPlay(answer, [id]))
  })
}

function stepOf(call: CommonCall, step: MakeStep): Step {
  const { token } = call.session
  switch (call.kind) {
    case 'authenticate':
      return step('authenticate', { token }, (answer) =>
        readShape(authenticateAnswer, answer, ({ player, balance }) => ({
          outcome: 'done',
          player,
          balance,
        })),
      )
    case 'balance':
      return step('balance', { token }, readBalance)
    case 'play': {
      const { gameId, roundId, actions, roundClosed } = call
      return step('play', { token, gameId, roundId, actions, roundClosed }, (answer) =>
        readPlay(
          answer,
          actions.map(({ id }) => id),
        ),
      )
    }
    case 'rollback': {
      const { roundId, id, originalId } = call
      return step('rollback', { token, roundId, id, originalId }, (answer) =>
        readPlay(answer, [id]),
      )
    }
    case 'close':
      return step('close', { token, roundId: call.roundId }, readBalance)
  }
}

function readBalance(answer: WalletAnswer): StepResult {
  return readShape(balanceAnswer, answer, ({ balance }) => ({ outcome: 'done', balance }))
}

/** Trusted only when it speaks of these ids, in this order. */
function readPlay(answer: WalletAnswer, ids: readonly string[]): StepResult {
  return readShape(playAnswer, answer, ({ balance, transactions }) => {
    if (transactions.length !== ids.length || transactions.some(({ id }, at) => id !== ids[at]))
      return UNCLEAR
    const transactionId = transactions.at(-1)?.transactionId
    return { outcome: 'done', balance, ...(transactionId !== undefined && { transactionId }) }
  })
}

function readRefusal(answer: WalletAnswer): StepResult {
  if (!isRefusal(answer)) return UNCLEAR
  const parsed = v.safeParse(refusal, parseJson(answer.body))
  return parsed.success
    ? { outcome: 'refused', ...parsed.output }
    : { outcome: 'refused', code: null }
}
