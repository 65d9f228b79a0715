import type { Tx } from '../../db/database.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { mustNotExceed } from '../../players/attempts/rate-limit.ts'
import { watch } from '../../players/live/watch.ts'
import { limitsByAddress } from '../../players/places/network.ts'
import { findPlayer } from '../../players/player.ts'
import { hashOf } from '../../players/secret-hash.ts'
import type {
  PayNPlayLogin,
  PayNPlayUser,
  ReceivedMoney,
} from '../../schema/resolvers.generated.ts'
import { type DepositRow, findDeposit, lockDeposit } from '../deposits/deposit.store.ts'
import { lookUpForPayer } from '../deposits/deposit-inquiry.ts'
import { payNPlayTopic } from '../deposits/unclaimed.ts'
import type { PayNPlayDeps } from '../payments.deps.ts'
import { showReceived } from '../payments.views.ts'
import { browserCookie } from './browser-cookie.ts'
import {
  findByIdHash,
  lockPayNPlay,
  type PayNPlayRow,
  type RefusalCause,
  updatePayNPlay,
} from './quick-deposit.store.ts'

/**
 * Answer that a browser gets once: the payer is signed in, or has to register, or is refused with a
 * reason.
 */
type Answer = { login: PayNPlayLogin } | { user: PayNPlayUser } | { refusal: Refusal }

/** Time between two look-ups at the provider while the payer waits, in ms. */
const LOOK_UP_EVERY_MS = 4000

/**
 * Ends after it has sent the browser the answer about its quick deposit, or when no answer can come
 * any more.
 */
export async function* checkPayNPlay(
  deps: PayNPlayDeps,
  id: string,
  context: RequestContext,
): AsyncGenerator<Answer, void, undefined> {
  await mustNotExceed(
    deps,
    limitsByAddress('check_pay_n_play', context.ip, 300, 600),
    context.requestId,
  )
  const found = await find(deps, id, context)
  if (!found) {
    yield { refusal: unknown() }
    return
  }
  const { depositId, expiresAt, read } = found
  const expiry = new AbortController()
  const timer = setTimeout(
    () => expiry.abort(),
    Math.max(0, expiresAt.getTime() - deps.clock.nowMs()),
  )
  const lookingUp = setInterval(() => void lookUp(deps, depositId), LOOK_UP_EVERY_MS)
  try {
    const signal = AbortSignal.any([context.signal, expiry.signal])
    for await (const answer of watch({
      ...deps,
      topic: payNPlayTopic(depositId),
      signal,
      read: () => deps.db.transaction(read),
    })) {
      if (answer === null) continue
      yield answer
      return
    }
    if (!context.signal.aborted) yield { refusal: unknown() }
  } finally {
    clearTimeout(timer)
    clearInterval(lookingUp)
  }
}

/**
 * A waiting payer does not depend on a callback, which may never come. The result comes in the same
 * way as other news of the deposit.
 */
async function lookUp(deps: PayNPlayDeps, depositId: string): Promise<void> {
  try {
    const deposit = await findDeposit(deps.db, depositId)
    if (deposit?.state === 'started' || deposit?.state === 'pending')
      await lookUpForPayer(deps, deposit)
  } catch (error) {
    deps.log.error(
      { err: error, deposit: depositId },
      'the provider did not answer about a quick deposit whose payer waits',
    )
  }
}

interface Found {
  depositId: string
  expiresAt: Date
  read(tx: Tx): Promise<Answer | null>
}

/**
 * Returns null, without a difference, for an id that was never given out, that belongs to another
 * browser, that was answered already, or that is too old (A7).
 */
async function find(
  deps: PayNPlayDeps,
  id: string,
  context: RequestContext,
): Promise<Found | null> {
  const session = await findByIdHash(deps.db, hashOf(id))
  if (!session) return context.viewer ? findOwn(deps, id, context.viewer.playerId) : null
  const browser = browserCookie(deps.publicUrl()).hash(context.cookies)
  if (!browser?.equals(session.browser_hash) || !isOpen(session, deps)) return null
  return {
    depositId: session.deposit_id,
    expiresAt: session.expires_at,
    read: (tx) => answerVisitor(tx, deps, session.deposit_id, id),
  }
}

function isOpen(session: PayNPlayRow, { clock }: PayNPlayDeps): boolean {
  return session.delivered_at === null && clock.now() < session.expires_at
}

const OWN_WITHIN_MS = 15 * 60_000

/**
 * A signed-in player may wait for their own quick deposit, because their identity is proven
 * already.
 */
async function findOwn(deps: PayNPlayDeps, id: string, playerId: string): Promise<Found | null> {
  const deposit = await findDeposit(deps.db, id)
  if (deposit?.player_id !== playerId || deposit.channel !== 'pay_n_play') return null
  const expiresAt = new Date(deposit.started_at.getTime() + OWN_WITHIN_MS)
  if (deps.clock.now() >= expiresAt) return null
  return {
    depositId: id,
    expiresAt,
    async read(tx) {
      const now = await lockDeposit(tx, id)
      if (now?.state === 'paid')
        return {
          login: { token: await deps.createLoginTicket(tx, playerId), received: receivedBy(now) },
        }
      return now ? answerUnpaid(now) : null
    },
  }
}

async function answerVisitor(
  tx: Tx,
  deps: PayNPlayDeps,
  depositId: string,
  id: string,
): Promise<Answer | null> {
  const deposit = await lockDeposit(tx, depositId)
  const session = await lockPayNPlay(tx, depositId)
  if (!deposit || !session || !isOpen(session, deps)) return { refusal: unknown() }
  const answer = await answerPaid(tx, deps, { deposit, session, id })
  if (answer !== null) await updatePayNPlay(tx, depositId, { delivered_at: deps.clock.now() })
  return answer
}

interface Waiting {
  deposit: DepositRow
  session: PayNPlayRow
  id: string
}

async function answerPaid(
  tx: Tx,
  deps: PayNPlayDeps,
  { deposit, session, id }: Waiting,
): Promise<Answer | null> {
  if (session.refusal) return { refusal: refused(session.refusal, deposit) }
  if (deposit.state !== 'paid') return answerUnpaid(deposit)
  if (deposit.player_id === null)
    return { user: { id, received: receivedBy(deposit), ...prefilled(session) } }
  const player = await findPlayer(tx, deposit.player_id)
  // The player was excluded during the payment: the money is in the account, from where it can be
  // withdrawn.
  if (!player?.active)
    return {
      refusal: new Refusal('pay_n_play_refused', {
        reason: 'account_not_active',
        charged: true,
        refunded: false,
      }),
    }
  return {
    login: { token: await deps.createLoginTicket(tx, player.id), received: receivedBy(deposit) },
  }
}

function answerUnpaid(deposit: DepositRow): Answer | null {
  if (deposit.state === 'held') return { refusal: new Refusal('pay_n_play_held') }
  if (deposit.state !== 'failed') return null
  const reason = (deposit.reason ?? 'rejected_by_bank').toUpperCase()
  return { refusal: new Refusal('pay_n_play_deposit_failed', { reason, charged: false }) }
}

/** Returns the refusal. Money that came in although it was refused goes back. */
function refused(reason: RefusalCause, { state }: DepositRow): Refusal {
  const charged = state === 'paid'
  return new Refusal('pay_n_play_refused', { reason, charged, refunded: charged })
}

/** Returns the money that a paid deposit has brought. */
function receivedBy(deposit: DepositRow): ReceivedMoney {
  const received = showReceived(deposit)
  if (!received) throw new Error(`Deposit ${deposit.id} is paid and has brought nothing.`)
  return received
}

function prefilled({ person, email }: PayNPlayRow): Omit<PayNPlayUser, 'id' | 'received'> {
  return {
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    country: person?.country ?? null,
    dateOfBirth: person?.dateOfBirth ?? null,
    city: person?.city ?? null,
    houseNumberAndStreetName: person?.houseNumberAndStreetName ?? null,
    postCode: person?.postCode ?? null,
    mobileNumber: person?.mobileNumber ?? null,
    email: person?.email ?? email,
    gender: person?.gender ?? null,
  }
}

export function unknown(): Refusal {
  return new Refusal('pay_n_play_unknown')
}
