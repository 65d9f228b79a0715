import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import * as v from 'valibot'
import { paymentRequest, refundRequest } from '#contracts/cashier-api.ts'
import { readJson, requireSignature, type SignedVariables } from '../http/signed.ts'
import { inTransaction } from '../http/store.ts'
import type { CashierDesk } from './desk.ts'
import { findPlan, listMethods } from './methods.ts'
import { openPayment, openRefund, showPayment } from './payments.ts'

/** The interface for the casino; every request is signed. */
export function cashierApi(
  desk: CashierDesk,
  secret: string,
): Hono<{ Variables: SignedVariables }> {
  const api = new Hono<{ Variables: SignedVariables }>()
  api.use(requireSignature([secret]))

  /**
   * The answer, unless the panel sets a failure: then it comes late, after everything has been
   * done, or broken.
   */
  async function answer(body: object): Promise<Response> {
    const { hangMs, malformed } = desk.behaviour()
    if (hangMs > 0) await wait(hangMs, undefined, { ref: false })
    return malformed ? new Response('<html>502 Bad Gateway') : Response.json(body)
  }

  api.get('/methods', async (context) => {
    const currency = context.req.query('currency') ?? 'EUR'
    if (!/^[A-Z]{3}$/.test(currency)) return context.json({ error: 'currency' }, 400)
    return answer(listMethods(currency, desk.baseUrl))
  })

  api.post('/payments', async (context) => {
    const request = v.safeParse(paymentRequest, readJson(context.get('rawBody')))
    if (!request.success)
      return context.json(
        { error: 'malformed', fields: request.issues.map((issue) => v.getDotPath(issue)) },
        400,
      )
    const plan = findPlan(request.output.methodId)
    const use = request.output.kind === 'deposit' ? 'DEPOSIT' : 'WITHDRAW'
    if (!plan?.supports.includes(use)) return context.json({ error: 'method' }, 422)
    return answer(
      showPayment(
        desk,
        inTransaction(desk.store.database, () => openPayment(desk, request.output)),
      ),
    )
  })

  api.post('/refunds', async (context) => {
    const request = v.safeParse(refundRequest, readJson(context.get('rawBody')))
    if (!request.success)
      return context.json(
        { error: 'malformed', fields: request.issues.map((issue) => v.getDotPath(issue)) },
        400,
      )
    const refund = inTransaction(desk.store.database, () => openRefund(desk, request.output))
    return refund
      ? answer(showPayment(desk, refund))
      : context.json({ error: 'nothing_to_refund' }, 422)
  })

  api.get('/payments/:id', async (context) => {
    const payment = desk.store.findPayment(context.req.param('id'))
    return payment ? answer(showPayment(desk, payment)) : context.json({ error: 'unknown' }, 404)
  })
  return api
}
