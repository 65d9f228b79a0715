import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { inTransaction } from '../http/store.ts'
import type { StoredPayment } from './cashier.store.ts'
import { bankForm, cardForm, cardHelp, challengeForm, EMPTY, type FormState, walletForm } from './forms.ts'
import { findPlan } from './methods.ts'
import { BANK_ACCOUNTS, isCardNumber, isExpiryAhead, type Outcome, outcomeOfCard, outcomeOfPin } from './outcomes.ts'
import { type PageContext, type PageParts, page, pageContext } from './page.ts'
import { answerChallenge, type CashierDesk, cancel, confirm, MAX_TRIES } from './payments.ts'
import { resultPage } from './results.ts'
import { wordsFor } from './words.ts'

type Read = { instrument: string; outcome: Outcome; needsChallenge: boolean }

/** The pages on which a payer pays. They are plain forms: the state of the payment alone decides what is shown. */
export function payerPages(desk: CashierDesk, path: string): Hono {
  const pages = new Hono()

  pages.get('/pay/:id', (context) => withPayment(context, (payment) => show(pageContext(payment, path))))

  pages.post('/pay/:id', (context) =>
    withPayment(context, async (payment) => {
      const values = await readForm(context)
      const read = readConfirmation(payment, values, new Date(desk.nowMs()))
      if ('errors' in read) return show(pageContext(payment, path), { values: withoutSecrets(values), errors: read.errors })
      inTransaction(desk.store.database, () => confirm(desk, payment, read))
      return again(context)
    }),
  )

  pages.post('/pay/:id/challenge', (context) =>
    withPayment(context, async (payment) => {
      const { otp = '' } = await readForm(context)
      const isRight = inTransaction(desk.store.database, () => answerChallenge(desk, payment, otp))
      const now = desk.store.findPayment(payment.id) ?? payment
      return isRight || now.challenge === null ? again(context) : show(pageContext(now, path), EMPTY, true)
    }),
  )

  pages.post('/pay/:id/cancel', (context) =>
    withPayment(context, async (payment) => {
      inTransaction(desk.store.database, () => cancel(desk, payment))
      return again(context)
    }),
  )

  async function withPayment(context: Context, answer: (payment: StoredPayment) => Promise<Response>): Promise<Response> {
    const payment = desk.store.findPayment(context.req.param('id') ?? '')
    if (payment?.request.kind === 'deposit') return answer(payment)
    const words = wordsFor(context.req.header('accept-language') ?? 'en')
    return context.text(`${words.unknownTitle}\n\n${words.unknownText}`, 404)
  }

  /** Back to the payment by GET, so that a reload never pays twice. */
  const again = (context: Context) => context.redirect(`${path}/pay/${context.req.param('id')}`, 303)

  return pages
}

async function show(context: PageContext, form: FormState = EMPTY, isWrongCode = false): Promise<Response> {
  return page(context, partsOf(context, form, isWrongCode))
}

function partsOf(context: PageContext, form: FormState, isWrongCode: boolean): PageParts {
  const { payment, words } = context
  if (payment.state !== 'started') return resultPage(context)
  if (payment.challenge !== null)
    return { title: words.challengeTitle, body: challengeForm(context, MAX_TRIES - payment.tries, isWrongCode) }
  const title = words.merchant
  const status = Object.keys(form.errors).length > 0 ? 422 : 200
  switch (findPlan(payment.request.methodId)?.family) {
    case 'bank':
      return { title, status, body: bankForm(context, form), help: noteOf(words.testAccounts) }
    case 'wallet':
      return { title, status, body: walletForm(context, withEmail(form, payment)), help: noteOf(words.testPins) }
    default:
      return { title, status, body: cardForm(context, form), help: cardHelp(context) }
  }
}

function noteOf(text: string) {
  return html`<p>${text}</p>`
}

/** The address that the casino sent along need not be typed again. */
function withEmail(form: FormState, payment: StoredPayment): FormState {
  return { ...form, values: { email: payment.request.email ?? '', ...form.values } }
}

function readConfirmation(payment: StoredPayment, values: Record<string, string>, now: Date): Read | Pick<FormState, 'errors'> {
  switch (findPlan(payment.request.methodId)?.family) {
    case 'bank':
      return readBank(values)
    case 'wallet':
      return readWallet(values)
    default:
      return readCard(values, now)
  }
}

function readCard(values: Record<string, string>, now: Date): Read | Pick<FormState, 'errors'> {
  const number = (values.cardNumber ?? '').replaceAll(' ', '')
  const errors: Record<string, keyof ReturnType<typeof wordsFor>> = {}
  if (!isCardNumber(number)) errors.cardNumber = 'errorCardNumber'
  if (!isExpiryAhead(values.expiry ?? '', now)) errors.expiry = 'errorExpiry'
  if (!/^\d{3,4}$/.test(values.code ?? '')) errors.code = 'errorCode'
  if ((values.holder ?? '').trim().length < 2) errors.holder = 'errorHolder'
  if (Object.keys(errors).length > 0) return { errors }
  return { instrument: `•••• ${number.slice(-4)}`, ...outcomeOfCard(number) }
}

function readBank(values: Record<string, string>): Read | Pick<FormState, 'errors'> {
  const account = BANK_ACCOUNTS.find((each) => each.id === values.account)
  if (!account) return { errors: { account: 'errorAccount' } }
  return { instrument: account.instrument, outcome: account.outcome, needsChallenge: true }
}

function readWallet(values: Record<string, string>): Read | Pick<FormState, 'errors'> {
  const email = (values.email ?? '').trim()
  const errors: Record<string, keyof ReturnType<typeof wordsFor>> = {}
  if (email.length > 64 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = 'errorEmail'
  if (!/^\d{4}$/.test(values.pin ?? '')) errors.pin = 'errorPin'
  if (Object.keys(errors).length > 0) return { errors }
  return { instrument: maskEmail(email), outcome: outcomeOfPin(values.pin ?? ''), needsChallenge: false }
}

function maskEmail(email: string): string {
  return email.replace(/^(.{1,2})[^@]*/, '$1•••')
}

async function readForm(context: Context): Promise<Record<string, string>> {
  const body = await context.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 200)]] : [])),
  )
}

/** A code and a PIN are never written back into a page. */
function withoutSecrets({ code: _code, pin: _pin, ...values }: Record<string, string>): Record<string, string> {
  return values
}
