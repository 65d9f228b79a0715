import { badInput } from '../../kit/refusal.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { mustNotBeFrozen } from '../../ledger/freeze.ts'
import { mustNotExceed } from '../../players/attempts/rate-limit.ts'
import { newToken } from '../../players/mail/mailed-link.ts'
import { limitByDevice, limitsByAddress } from '../../players/places/network.ts'
import { type DepositRow, findDeposit, insertDeposit } from '../deposits/deposit.store.ts'
import { checkWish, firstLookUpAt, openDeposit, openWithProvider } from '../deposits/deposit.ts'
import type { KnownMethod, Methods } from '../deposits/methods.ts'
import type { PaymentsDeps, PayNPlayDeps } from '../payments.deps.ts'
import { browserCookie } from './browser-cookie.ts'
import { insertPayNPlay, isKnownBrowser } from './quick-deposit.store.ts'

/** The wish of a payer: the id of a method, minor units, and the rest as it was typed. */
export interface PayNPlayWish {
  methodId: string
  amount: bigint
  currency: string
  bonusCode: string | null
  /** Path on the casino's origin to which the payer comes back. */
  returnPath: string
  email: string | undefined
  fingerprint: string | null
  language: string
}

/** A quick deposit that has been started: its page, or what the provider's widget starts with. */
export interface StartedPayNPlay {
  id: string
  pageUrl: string | null
  widgetToken: string | null
}

/** After this time an id gets no answer. */
const ID_LIVES_MS = 15 * 60_000
/** The payment page closes before its id does, so that no payment comes after it. */
const PAGE_LIVES_S = 14 * 60
const BROWSER_KNOWN_MS = 3 * 3_600_000

type Caller = Pick<RequestContext, 'ip' | 'requestId'>

/** A signed-in player's quick deposit goes to their own account; its id is the deposit's. */
export async function payAsPlayer(
  deps: PayNPlayDeps,
  methods: Methods,
  wish: PayNPlayWish,
  { playerId, ...caller }: Caller & { playerId: string },
): Promise<StartedPayNPlay> {
  await checkBonus(deps, wish, { playerId, ...caller })
  const { deposit, widgetToken } = await openDeposit(deps, methods, {
    ...wish,
    playerId,
    key: deps.ids.newId(),
    channel: 'pay_n_play',
    bonusCode: wish.bonusCode ?? undefined,
    requestId: caller.requestId,
  })
  return { id: deposit.id, pageUrl: deposit.page_url, widgetToken }
}

/**
 * A visitor's quick deposit has no player until the provider reports the payer or the payer
 * registers. Its id has 256 bits and is valid only in this browser, which the cookie proves (A7).
 */
export async function payAsVisitor(
  deps: PayNPlayDeps,
  methods: Methods,
  wish: PayNPlayWish,
  context: RequestContext,
): Promise<StartedPayNPlay> {
  const own = limitsByAddress('pay_n_play', context.ip, 60, 3600)
  const device = limitByDevice('pay_n_play', context.ip, wish.fingerprint, 30, 3600)
  await mustNotExceed(deps, [...own, ...device], context.requestId)
  const method = await methods.get(wish.methodId, wish.currency, 'PAY_N_PLAY')
  checkWish(method, wish)
  await checkBonus(deps, wish, { playerId: null, ...context })
  const browserHash = await bindBrowser(deps, context)
  const { token: id, hash: idHash } = newToken(deps.random)
  const deposit = await record(deps, wish, method, { idHash, browserHash })
  const opened = await openWithProvider(deps, deposit, {
    returnPath: wish.returnPath,
    language: wish.language,
    email: wish.email,
    lifetimeS: PAGE_LIVES_S,
  })
  return { id, pageUrl: opened.deposit.page_url, widgetToken: opened.widgetToken }
}

/** A browser that waits for another quick deposit keeps its secret, so that neither is lost. */
async function bindBrowser(
  deps: PayNPlayDeps,
  { cookies, setCookie }: RequestContext,
): Promise<Buffer> {
  const cookie = browserCookie(deps.publicUrl())
  const known = cookie.hash(cookies)
  if (
    known &&
    (await isKnownBrowser(deps.db, known, new Date(deps.clock.nowMs() - BROWSER_KNOWN_MS)))
  ) {
    setCookie(cookie.keep(cookies))
    return known
  }
  const fresh = cookie.renew(deps.random)
  setCookie(fresh.setCookie)
  return fresh.hash
}

async function record(
  deps: PayNPlayDeps,
  wish: PayNPlayWish,
  method: KnownMethod,
  { idHash, browserHash }: { idHash: Buffer; browserHash: Buffer },
): Promise<DepositRow> {
  const now = deps.clock.now()
  const depositId = deps.ids.newId()
  return deps.db.transaction(async (tx) => {
    await mustNotBeFrozen(tx, wish.currency)
    await insertDeposit(tx, {
      id: depositId,
      player_id: null,
      key: depositId,
      provider_id: method.providerId,
      method_id: method.id,
      currency: wish.currency,
      amount: wish.amount,
      channel: 'pay_n_play',
      started_at: now,
      ask_at: firstLookUpAt(now),
      fingerprint: wish.fingerprint,
      bonus_code: wish.bonusCode,
    })
    await insertPayNPlay(tx, {
      deposit_id: depositId,
      id_hash: idHash,
      browser_hash: browserHash,
      email: wish.email ?? null,
      language: wish.language,
      opened_at: now,
      expires_at: new Date(now.getTime() + ID_LIVES_MS),
    })
    const deposit = await findDeposit(tx, depositId)
    if (!deposit) throw new Error('A deposit is gone right after it was recorded.')
    return deposit
  })
}

/** A code that was never given out is refused before anything is paid. */
export async function checkBonus(
  deps: PaymentsDeps,
  wish: Pick<PayNPlayWish, 'bonusCode' | 'currency' | 'language'>,
  { playerId, ip, requestId }: Caller & { playerId: string | null },
): Promise<void> {
  const { bonusCode, currency, language } = wish
  if (bonusCode === null) return
  if (
    await deps.bonuses.lookUpCode(
      { code: bonusCode, currency, playerId },
      { ip, requestId, language },
    )
  )
    return
  throw badInput({ bonusCode: 'validations.not_offered' })
}
