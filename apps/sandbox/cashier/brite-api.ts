import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { briteAuthorize, briteCreateDeposit, briteCreateWithdrawal } from '#contracts/brite-api.ts'
import { parseAmount } from '#rules/money.ts'
import { inTransaction } from '../http/store.ts'
import { MERCHANT_ID, showSession, showTransaction } from './brite-callbacks.ts'
import type { StoredPayment, WidgetSession } from './cashier.store.ts'
import type { CashierDesk } from './desk.ts'
import { openPayment, openRefund } from './payments.ts'
import { takeApproval } from './verification.ts'

const TOKEN_LIVES_MS = 3_600_000
const WIDGET_METHOD = 'wirepath'

/**
 * The merchant's side of the widget. Access tokens are forgotten when the sandbox restarts;
 * merchants then request another.
 */
export function briteApi(desk: CashierDesk, secret: string): Hono {
  const api = new Hono()
  const tokens = new Map<string, number>()

  async function answer(body: object): Promise<Response> {
    const { hangMs, malformed } = desk.behaviour()
    if (hangMs > 0) await wait(hangMs, undefined, { ref: false })
    return malformed ? new Response('<html>502 Bad Gateway') : Response.json(body)
  }

  api.post('/merchant.authorize', async (context) => {
    const parsed = v.safeParse(briteAuthorize, await readBody(context))
    if (
      !parsed.success ||
      parsed.output.public_key !== MERCHANT_ID ||
      parsed.output.secret !== secret
    )
      return context.json({ error: 'auth' }, 403)
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, desk.nowMs() + TOKEN_LIVES_MS)
    return answer({
      access_token: token,
      expires: Math.floor((desk.nowMs() + TOKEN_LIVES_MS) / 1000),
    })
  })

  api.use(async (context, next) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if ((tokens.get(token) ?? 0) <= desk.nowMs()) return context.json({ error: 'token' }, 401)
    await next()
  })

  api.post('/session.create_deposit', async (context) => {
    const wish = v.safeParse(briteCreateDeposit, await readBody(context))
    if (!wish.success) return context.json({ error: 'malformed' }, 400)
    const session = inTransaction(desk.store.database, () => createDeposit(desk, wish.output))
    if (!session) return context.json({ error: 'amount' }, 422)
    return answer({
      id: session.paymentId,
      url: `${desk.baseUrl}/brite/session/${session.token}`,
      token: session.token,
    })
  })

  api.post('/session.get', (context) =>
    withSession(context, (payment, session) => answer(showSession(desk, payment, session))),
  )
  for (const verdict of ['approve', 'reject'] as const)
    api.post(`/session.${verdict}`, (context) =>
      withSession(context, (payment) => {
        inTransaction(desk.store.database, () =>
          takeApproval(desk, payment.id, verdict === 'approve'),
        )
        return answer({})
      }),
    )

  api.post('/transaction.get', async (context) => {
    const session = desk.store.findWidgetSession('transaction', await readId(context))
    const payment = session && desk.store.findPayment(session.paymentId)
    const transaction = payment && showTransaction(payment, session)
    return transaction ? answer(transaction) : context.json({ error: 'unknown' }, 404)
  })

  api.post('/transaction.create_withdrawal', async (context) => {
    const wish = v.safeParse(briteCreateWithdrawal, await readBody(context))
    if (!wish.success) return context.json({ error: 'malformed' }, 400)
    const session = inTransaction(desk.store.database, () => createWithdrawal(desk, wish.output))
    return session ? answer({ id: session.transactionId }) : context.json({ error: 'refused' }, 422)
  })

  async function withSession(
    context: Context,
    then: (payment: StoredPayment, session: WidgetSession) => Promise<Response>,
  ): Promise<Response> {
    const session = desk.store.findWidgetSession('payment', await readId(context))
    const payment = session && desk.store.findPayment(session.paymentId)
    return payment ? then(payment, session) : context.json({ error: 'unknown' }, 404)
  }
  return api
}

function createDeposit(
  desk: CashierDesk,
  wish: v.InferOutput<typeof briteCreateDeposit>,
): WidgetSession | null {
  const amount = toMinor(wish.amount, wish.currency_id)
  if (amount === null) return null
  const payment = openPayment(desk, {
    reference: wish.merchant_reference,
    kind: 'deposit',
    methodId: WIDGET_METHOD,
    amount,
    currency: wish.currency_id,
    language: wish.locale,
    returnUrl: wish.redirect_uri,
    callbackUrl: wish.redirect_uri,
  })
  return widgetSessionOf(desk, payment, wish.callbacks)
}

function createWithdrawal(
  desk: CashierDesk,
  wish: v.InferOutput<typeof briteCreateWithdrawal>,
): WidgetSession | null {
  const amount = toMinor(wish.amount, wish.currency_id)
  const callbackUrl = wish.callbacks[0]?.url
  if (amount === null || callbackUrl === undefined) return null
  const order = {
    reference: wish.merchant_reference,
    amount,
    currency: wish.currency_id,
    callbackUrl,
  }
  const payment = wish.session_id
    ? openRefund(desk, { ...order, paymentId: wish.session_id })
    : openPayment(desk, {
        ...order,
        kind: 'payout',
        methodId: WIDGET_METHOD,
        language: 'en',
        returnUrl: callbackUrl,
        destination: wish.bank_account,
      })
  return payment && widgetSessionOf(desk, payment, wish.callbacks)
}

/** One session for each payment, however often it is requested. */
function widgetSessionOf(
  desk: CashierDesk,
  payment: StoredPayment,
  callbacks: WidgetSession['callbacks'],
): WidgetSession {
  const known = desk.store.findWidgetSession('payment', payment.id)
  if (known) return known
  const session = {
    paymentId: payment.id,
    token: randomBytes(32).toString('base64url'),
    transactionId: `trx_${randomBytes(18).toString('base64url')}`,
    callbacks,
  }
  desk.store.insertWidgetSession(session)
  return { ...session, isOpened: false }
}

function toMinor(units: number, currency: string): number | null {
  const minor = parseAmount(String(units), currency)
  return minor ? Number(minor) : null
}

async function readBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null)
}

async function readId(context: Context): Promise<string> {
  const body = (await readBody(context)) as { id?: unknown } | null
  return typeof body?.id === 'string' ? body.id : ''
}
