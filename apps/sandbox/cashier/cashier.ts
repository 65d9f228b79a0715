import { join } from 'node:path'
import { Hono } from 'hono'
import { secretFor } from '#contracts/signature.ts'
import type { Party, PartyOptions } from '../http/party.ts'
import { cashierApi } from './api.ts'
import { USUAL } from './behaviour.ts'
import { briteApi } from './brite-api.ts'
import { briteWidget } from './brite-widget.ts'
import { openCashierStore } from './cashier.store.ts'
import { sendDueDeliveries } from './deliveries.ts'
import { logoFiles } from './logos.ts'
import { cashierPanel } from './panel.ts'
import { payerPages } from './payer.ts'
import { type CashierDesk, runDueSteps } from './payments.ts'
import { askDueQuestions } from './verification.ts'

export interface CashierOptions extends PartyOptions {
  nowMs?: () => number
}

const PREFIX = '/cashier'
const TURN_MS = 200

/**
 * A hosted-page payment provider: methods, pages to pay on, payouts, and signed callbacks until the casino has taken them. Below /brite a
 * second one with a secret of its own, whose widget is framed by a script and whose callbacks are not signed.
 */
export function openCashier({ dataDir, publicUrl, secret, nowMs = Date.now }: CashierOptions): Party {
  const store = openCashierStore(join(dataDir, 'cashier.sqlite'))
  let behaviour = USUAL
  const desk: CashierDesk = { store, nowMs, behaviour: () => behaviour, baseUrl: `${publicUrl}${PREFIX}` }

  const app = new Hono()
  app.route('/api', cashierApi(desk, secret))
  app.route('/brite/api', briteApi(desk, secretFor('brite', secret)))
  app.route('/brite', briteWidget(desk, PREFIX))
  app.route('/', payerPages(desk, PREFIX))
  app.route(
    '/',
    cashierPanel(desk, (wanted) => {
      behaviour = wanted
    }),
  )
  app.route('/', logoFiles())

  const stop = repeat(async () => {
    runDueSteps(desk)
    await askDueQuestions(desk, secret)
    await sendDueDeliveries({ store, secret, nowMs })
  })
  return {
    app,
    async close() {
      await stop()
      store.close()
    },
  }
}

/** Runs `turn` again and again, never beside itself; the answer stops it once the turn under way has ended. */
function repeat(turn: () => Promise<void>): () => Promise<void> {
  let isOpen = true
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      running = turn()
        .catch((error) => console.error('The cashier stumbled:', error))
        .finally(() => isOpen && next())
    }, TURN_MS)
    timer.unref()
  }
  next()
  return async () => {
    isOpen = false
    clearTimeout(timer)
    await running
  }
}
