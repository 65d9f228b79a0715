import type { Tx } from '../../db/database.ts'
import { topicsOf } from '../../kit/topics.ts'
import { house, purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import type { PaymentsDeps } from '../payments.deps.ts'
import { lockPayNPlay, updatePayNPlay } from '../quick-deposit/quick-deposit.store.ts'
import type { DepositRow } from './deposit.store.ts'

/**
 * Time that a payer has, from the money's arrival, to register for it, in ms. Afterwards it goes
 * back.
 */
const REGISTER_WITHIN_MS = 60 * 60_000

/** News about a quick deposit, for the browser that waits for it. */
export const payNPlayTopic = topicsOf('pay-n-play')

/** Account for money that came in before its payer had a player account. */
export const unclaimed = (currency: string) => house('unclaimed', currency)

/**
 * Money has come in without an account: from now on the payer may register for it, if their browser
 * can still get an answer.
 */
export async function openRegistration(
  tx: Tx,
  { clock }: Pick<PaymentsDeps, 'clock'>,
  depositId: string,
): Promise<void> {
  const session = await lockPayNPlay(tx, depositId)
  if (!session) throw new Error(`Deposit ${depositId} has no player and is no quick deposit.`)
  const now = clock.now()
  const isInTime = session.verdict === 'register' && now < session.expires_at
  await updatePayNPlay(tx, depositId, {
    register_until: isInTime ? new Date(now.getTime() + REGISTER_WITHIN_MS) : now,
  })
}

/** Gives unclaimed money to the player who has registered for it. */
export async function claim(
  tx: Tx,
  deposit: DepositRow,
  playerId: string,
  now: Date,
): Promise<void> {
  await end(tx, deposit, { kind: 'deposit', to: purse(playerId, 'real') }, now)
  await updatePayNPlay(tx, deposit.id, { ending: 'claimed', ended_at: now })
}

/** The provider has given unclaimed money back. */
export async function leave(tx: Tx, deposit: DepositRow, now: Date): Promise<void> {
  await end(
    tx,
    deposit,
    { kind: 'deposit_refund', to: world(deposit.provider_id, deposit.currency) },
    now,
  )
}

/**
 * Both ways out share a key, so that the ledger itself refuses the second one, whatever the tables
 * contain.
 */
async function end(
  tx: Tx,
  { id, currency, credited }: DepositRow,
  { kind, to }: { kind: string; to: string },
  madeAt: Date,
) {
  if (credited === null) throw new Error(`Deposit ${id} has brought nothing.`)
  await mustPost(tx, {
    key: `deposit/${id}/end`,
    kind,
    postings: [{ from: unclaimed(currency), to, amount: credited, currency }],
    madeAt,
  })
}
