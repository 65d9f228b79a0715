import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { VerifiedPerson } from '#contracts/cashier-api.ts'
import { inTransaction } from '../http/store.ts'
import { showSession } from './brite-callbacks.ts'
import type { StoredPayment } from './cashier.store.ts'
import { isProblem, type Problem, readBank, readCard, readWallet } from './confirmations.ts'
import type { CashierDesk } from './desk.ts'
import {
  bankForm,
  cardForm,
  cardHelp,
  challengeForm,
  EMPTY,
  type FormState,
  walletForm,
} from './forms.ts'
import { identityBankForm, identityForm, personForm } from './identity-forms.ts'
import { findPlan } from './methods.ts'
import { type PageContext, type PageParts, page } from './page.ts'
import { answerChallenge, cancel, chooseAccount, confirm, MAX_TRIES } from './payments.ts'
import { editPerson, listPersons } from './persons.ts'
import { approvalPage, resultPage } from './results.ts'
import { identify } from './verification.ts'
import { wordsFor } from './words.ts'

/**
 * The pages on which a payer pays. They are plain forms: the state of the payment alone decides
 * what is shown.
 */
export function payerPages(desk: CashierDesk, path: string): Hono {
  const pages = new Hono()

  pages.get('/pay/:id', (context) => withPayment(context, (payment) => show(contextOf(payment))))

  pages.post('/pay/:id', (context) =>
    withPayment(context, async (payment) => {
      const values = await readForm(context)
      const problem = inTransaction(desk.store.database, () => confirmAs(desk, payment, values))
      if (problem)
        return show(contextOf(payment), { values: withoutSecrets(values), errors: problem.errors })
      return again(context)
    }),
  )

  pages.post('/pay/:id/challenge', (context) =>
    withPayment(context, async (payment) => {
      const { otp = '' } = await readForm(context)
      const isRight = inTransaction(desk.store.database, () => answerChallenge(desk, payment, otp))
      const now = desk.store.findPayment(payment.id) ?? payment
      return isRight || now.challenge === null ? again(context) : show(contextOf(now), EMPTY, true)
    }),
  )

  pages.post('/pay/:id/cancel', (context) =>
    withPayment(context, async (payment) => {
      inTransaction(desk.store.database, () => cancel(desk, payment))
      return again(context)
    }),
  )

  pages.get('/pay/:id/persons/:subject', (context) =>
    withPerson(context, (payment, person) => edit(contextOf(payment), person, EMPTY)),
  )

  pages.post('/pay/:id/persons/:subject', (context) =>
    withPerson(context, async (payment, person) => {
      const wrong = savePersonAs(desk, person, await readForm(context))
      return wrong ? edit(contextOf(payment), person, wrong) : again(context)
    }),
  )

  async function show(
    context: PageContext,
    form: FormState = EMPTY,
    isWrongCode = false,
  ): Promise<Response> {
    return page(context, partsOf(desk, context, form, isWrongCode))
  }

  const contextOf = (payment: StoredPayment): PageContext => ({
    payment,
    path,
    ...wordsAndState(desk, payment),
  })

  async function withPerson(
    context: Context,
    answer: AnswerFor<[StoredPayment, VerifiedPerson]>,
  ): Promise<Response> {
    const person = listPersons(desk.store).find(
      ({ subject }) => subject === context.req.param('subject'),
    )
    return withPayment(context, async (payment) =>
      person && payment.state === 'started' ? answer(payment, person) : again(context),
    )
  }

  const withPayment = (context: Context, answer: AnswerFor<[StoredPayment]>) =>
    answerForPayment(desk, context, answer)

  /** Back to the payment by GET, so that a reload never pays twice. */
  const again = (context: Context) =>
    context.redirect(`${path}/pay/${context.req.param('id')}`, 303)

  return pages
}

function edit(context: PageContext, person: VerifiedPerson, form: FormState): Promise<Response> {
  const status = Object.keys(form.errors).length > 0 ? 422 : 200
  return page(context, {
    title: context.words.personEdit,
    status,
    body: personForm(context, person, form),
  })
}

function wordsAndState(
  desk: CashierDesk,
  payment: StoredPayment,
): Pick<PageContext, 'words' | 'widgetState'> {
  const session = desk.store.findWidgetSession('payment', payment.id)
  const widgetState = session ? showSession(desk, payment, session).state : null
  return { words: wordsFor(payment.request.language), widgetState }
}

type AnswerFor<What extends unknown[]> = (...what: What) => Promise<Response>

/** Answers for the deposit that the address names, or with an error when there is none. */
async function answerForPayment(
  desk: CashierDesk,
  context: Context,
  answer: AnswerFor<[StoredPayment]>,
): Promise<Response> {
  const payment = desk.store.findPayment(context.req.param('id') ?? '')
  if (payment?.request.kind === 'deposit') return answer(payment)
  const words = wordsFor(context.req.header('accept-language') ?? 'en')
  return context.text(`${words.unknownTitle}\n\n${words.unknownText}`, 404)
}

const familyOf = (payment: StoredPayment) => findPlan(payment.request.methodId)?.family

function partsOf(
  desk: CashierDesk,
  context: PageContext,
  form: FormState,
  isWrongCode: boolean,
): PageParts {
  const { payment, words } = context
  if (payment.state !== 'started') return resultPage(context)
  if (payment.challenge !== null)
    return {
      title: words.challengeTitle,
      body: challengeForm(context, MAX_TRIES - payment.tries, isWrongCode),
    }
  const verification = desk.store.findVerification(payment.id)
  const title = words.merchant
  const status = Object.keys(form.errors).length > 0 ? 422 : 200
  if (verification?.approval === 'asked') return approvalPage(context)
  if (verification?.approval === 'approved')
    return { title, status, body: bankForm(context, form), help: noteOf(words.testAccounts) }
  switch (familyOf(payment)) {
    case 'identity-bank':
      return {
        title,
        status,
        body: identityBankForm(context, listPersons(desk.store), form),
        help: noteOf(words.testPersons),
      }
    case 'widget':
      return {
        title,
        status,
        body: identityForm(context, listPersons(desk.store), form),
        help: noteOf(words.testPersons),
      }
    case 'bank':
      return { title, status, body: bankForm(context, form), help: noteOf(words.testAccounts) }
    case 'wallet':
      return {
        title,
        status,
        body: walletForm(context, withEmail(form, payment)),
        help: noteOf(words.testPins),
      }
    default:
      return { title, status, body: cardForm(context, form), help: cardHelp(context) }
  }
}

/** Keeps what was written about a person; answers the form again when something of it is wrong. */
function savePersonAs(
  desk: CashierDesk,
  person: VerifiedPerson,
  values: Record<string, string>,
): FormState | null {
  const edited = editPerson(person, values)
  if ('wrong' in edited)
    return {
      values,
      errors: Object.fromEntries(edited.wrong.map((field) => [field, 'errorPersonField'] as const)),
    }
  desk.store.savePerson(edited)
  return null
}

/** Does what the payer has confirmed; null when all of it was right. */
function confirmAs(
  desk: CashierDesk,
  payment: StoredPayment,
  values: Record<string, string>,
): Problem | null {
  const family = familyOf(payment)
  if (family === 'widget' && desk.store.findVerification(payment.id)?.approval === 'approved') {
    const account = readBank(values)
    if (isProblem(account)) return account
    chooseAccount(desk, payment, account)
    return null
  }
  if (family === 'identity-bank' || family === 'widget')
    return identifyAs(desk, payment, values, family)
  const read =
    family === 'bank'
      ? readBank(values)
      : family === 'wallet'
        ? readWallet(values)
        : readCard(values, new Date(desk.nowMs()))
  if (isProblem(read)) return read
  confirm(desk, payment, read)
  return null
}

function identifyAs(
  desk: CashierDesk,
  payment: StoredPayment,
  values: Record<string, string>,
  family: 'identity-bank' | 'widget',
): Problem | null {
  const person = listPersons(desk.store).find(({ subject }) => subject === values.person)
  const account = family === 'widget' ? undefined : readBank(values)
  const wrongAccount = account && isProblem(account) ? account.errors : {}
  if (!person) return { errors: { ...wrongAccount, person: 'errorPerson' } }
  if (account && isProblem(account)) return account
  identify(desk, payment, person, account)
  return null
}

function noteOf(text: string) {
  return html`<p>${text}</p>`
}

/** The address that the casino sent along need not be typed again. */
function withEmail(form: FormState, payment: StoredPayment): FormState {
  return { ...form, values: { email: payment.request.email ?? '', ...form.values } }
}

async function readForm(context: Context): Promise<Record<string, string>> {
  const body = await context.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, 200)]] : [],
    ),
  )
}

/** A code and a PIN are never written back into a page. */
function withoutSecrets({
  code: _code,
  pin: _pin,
  ...values
}: Record<string, string>): Record<string, string> {
  return values
}
