import { cashbackFor, periodAt } from '#rules/cashback.ts'
import type { Session, Tx } from '../../db/database.ts'
import { house, lockPurses, purse } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { recordPlayerEvent } from '../../players/events/player-events.ts'
import { publish } from '../answer.ts'
import type { BonusesDeps } from '../bonus.ts'
import { giveBonus } from '../give.ts'
import { mayBeGiven } from '../may-be-given.store.ts'
import * as store from './cashback.store.ts'

/** Number of the advisory lock: one node at a time gives cashback. */
const LOCK = 7_309_451_186_202_114n
/** All losses of a period are worked out again for each page, so nearly all fit into one. */
const AT_ONCE = 20_000
/**
 * A transfer that took its number before a period was closed may be committed after that, within
 * seconds.
 */
const SETTLE_MS = 600_000
const ANSWER_WITHIN_MS = 30 * 86_400_000

/**
 * Closes the periods that are over, and gives each player their share of what they lost in one,
 * once. A plan or a player that fails keeps no other waiting.
 */
export async function giveCashback(deps: BonusesDeps, signal?: AbortSignal): Promise<void> {
  const plans = await store.listPlans(deps.db, deps.clock.now())
  if (plans.length === 0) return
  await deps.db.alone(LOCK, async (session) => {
    for (const plan of plans) {
      if (signal?.aborted) break
      await payPlan(deps, session, plan, signal).catch((error: unknown) =>
        deps.log.warn({ err: error, plan: plan.id }, 'a cashback plan failed; it is tried again'),
      )
    }
    return {}
  })
}

async function payPlan(
  deps: BonusesDeps,
  session: Session,
  plan: store.CashbackPlan,
  signal: AbortSignal | undefined,
): Promise<void> {
  const now = deps.clock.now()
  const current = now < plan.endsAt ? periodAt(now, plan) : null
  await session.transaction((tx) => store.turnPeriod(tx, plan.id, current, now))
  const settled = new Date(now.getTime() - SETTLE_MS)
  for (const period of await store.listUnpaid(session, plan.id, settled)) {
    if (signal?.aborted) return
    await payPeriod(deps, session, plan, period, signal)
  }
}

async function payPeriod(
  deps: BonusesDeps,
  session: Session,
  plan: store.CashbackPlan,
  period: store.ClosedPeriod,
  signal: AbortSignal | undefined,
): Promise<void> {
  const owing = await session.transaction((tx) => store.storeReturned(tx, period))
  if (owing > 0)
    deps.log.info(
      { plan: plan.id, period: period.number, players: owing },
      'losses came back after cashback was given of them; they count against the next period',
    )
  let last = ''
  let failed = 0
  for (;;) {
    const losses = await store.listLosses(session, period, last, AT_ONCE)
    for (const loss of losses) {
      if (signal?.aborted) return
      last = loss.playerId
      await session
        .transaction((tx) => payPlayer(deps, tx, plan, period, loss))
        .catch((error: unknown) => {
          failed += 1
          deps.log.warn(
            { err: error, plan: plan.id, period: period.number },
            'a cashback could not be paid; it is tried again',
          )
        })
    }
    if (losses.length < AT_ONCE) break
  }
  if (failed === 0) await session.transaction((tx) => store.setPaid(tx, period, deps.clock.now()))
}

/** Nothing for a player who may not play by now (G3). */
async function payPlayer(
  deps: BonusesDeps,
  tx: Tx,
  plan: store.CashbackPlan,
  { number }: store.ClosedPeriod,
  { playerId, currency, lost, ...range }: store.Loss,
): Promise<void> {
  const amount = cashbackFor(lost, { percent: plan.percent, ...range })
  if (amount === 0n) return
  // The lock makes an exclusion wait; an exclusion that came first is read here.
  await lockPurses(tx, playerId)
  if (!(await mayBeGiven(tx, playerId, deps.clock.now()))) return
  const now = deps.clock.now()
  const row = {
    plan_id: plan.id,
    number,
    player_id: playerId,
    currency,
    lost,
    percent: plan.percent,
    amount,
    paid_at: now,
  }
  if (!(await store.insertCashback(tx, row))) return
  const key = `cashback/${plan.id}/${number}/${playerId}`
  if (plan.paidAs === 'bonus') {
    const { wagering, shares, minOdds, days, texts } = plan
    const offerEndsAt = new Date(now.getTime() + ANSWER_WITHIN_MS)
    await giveBonus(deps, tx, {
      key,
      playerId,
      currency,
      amount,
      wagering,
      shares,
      minOdds,
      days,
      texts,
      offerEndsAt,
    })
    return
  }
  const posting = {
    from: house('bonuses', currency),
    to: purse(playerId, 'real'),
    amount,
    currency,
  }
  await mustPost(tx, { key, kind: 'cashback', postings: [posting], madeAt: now })
  const after = { amount: String(amount), lost: String(lost), currency }
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor: 'house',
    kind: 'cashback_paid',
    subject: key,
    after,
  })
  await deps.notify(tx, playerId, {
    kind: 'cashback_paid',
    key,
    texts: plan.texts,
    currency,
    amount,
  })
  publish(deps, tx, playerId)
}
