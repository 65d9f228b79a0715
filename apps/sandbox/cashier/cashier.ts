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
import type { CashierDesk } from './desk.ts'
import { logoFiles } from './logos.ts'
import { cashierPanel } from './panel.ts'
import { payerPages } from './payer.ts'
import { runDueSteps } from './payments.ts'
import { sendDueQuestions } from './verification.ts'

export interface CashierOptions extends PartyOptions {
  nowMs?: () => number
  /** Its API answers nothing of use until its panel switches this off. */
  isDown?: boolean
}

const PREFIX = '/cashier'
const TURN_MS = 200

/**
 * Opens a payment provider with its own pages: methods, pages to pay on, payouts, and signed
 * callbacks that are repeated until the casino accepts them. Below /brite there is a second
 * provider with its own secret, whose script frames a widget and whose callbacks are not signed.
 */
export function openCashier({
  dataDir,
  publicUrl,
  secret,
  nowMs = Date.now,
  isDown = false,
}: CashierOptions): Party {
  const store = openCashierStore(join(dataDir, 'cashier.sqlite'))
  let behaviour = { ...USUAL, malformed: isDown }
  const desk: CashierDesk = {
    store,
    nowMs,
    behaviour: () => behaviour,
    baseUrl: `${publicUrl}${PREFIX}`,
  }

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
    await sendDueQuestions(desk, secret)
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

/**
 * Runs `turn` again and again, never two at once. Returns a function that stops it, and resolves
 * when the running turn has ended.
 */
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
