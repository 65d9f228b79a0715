import { html, raw } from 'hono/html'
import { BANK_ACCOUNTS, TEST_CARDS } from './outcomes.ts'
import { fill, type Html, type PageContext, showAmount } from './page.ts'
import type { Word, Words } from './words.ts'

export interface FormState {
  values: Readonly<Record<string, string>>
  /** Key of the words about the problem, by field. */
  errors: Readonly<Record<string, Word>>
}

export const EMPTY: FormState = { values: {}, errors: {} }

interface FieldParts {
  name: string
  label: string
  hint?: string
  /** Further attributes, already safe. */
  attributes: string
}

export function cardForm(context: PageContext, state: FormState): Html {
  const { words } = context
  const field = fieldOf(words, state)
  return frame(
    context,
    html`${field({ name: 'cardNumber', label: words.cardNumber, attributes: 'class="num" inputmode="numeric" autocomplete="cc-number" data-group="card"' })}
<div class="row">${field({ name: 'expiry', label: words.expiry, attributes: 'class="num" inputmode="numeric" autocomplete="cc-exp" data-group="expiry"' })}
${field({ name: 'code', label: words.code, hint: words.codeHint, attributes: 'class="num" inputmode="numeric" autocomplete="cc-csc"' })}</div>
${field({ name: 'holder', label: words.holder, attributes: 'autocomplete="cc-name" maxlength="80"' })}`,
  )
}

export function cardHelp({ words }: PageContext): Html {
  return html`<table>${TEST_CARDS.map((card) => html`<tr><td>${card.number.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${words[card.word as Word]}</td></tr>`)}</table><p>${words.testAnyCard}</p>`
}

export function bankForm(context: PageContext, state: FormState): Html {
  return frame(context, accountChoices(context, state))
}

export function accountChoices(
  { words, payment }: PageContext,
  { values, errors }: FormState,
): Html {
  const { currency, language } = payment.request
  const choices = BANK_ACCOUNTS.map(
    (
      account,
    ) => html`<label class="choice"><input type="radio" name="account" value="${account.id}" required${values.account === account.id ? raw(' checked') : ''}>
<span>${words[account.word as Word]}<small><bdi dir="ltr">${account.instrument}</bdi></small></span>
<small><bdi>${fill(words.available, { amount: showAmount(account.balance, currency, language) })}</bdi></small></label>`,
  )
  return html`<fieldset><legend>${words.chooseAccount}</legend>${choices}${errors.account ? html`<p class="error" role="alert">${words[errors.account]}</p>` : ''}</fieldset>`
}

export function walletForm(context: PageContext, state: FormState): Html {
  const { words } = context
  const field = fieldOf(words, state)
  return frame(
    context,
    html`${field({ name: 'email', label: words.email, attributes: 'type="email" autocomplete="email"' })}
${field({ name: 'pin', label: words.pin, hint: words.pinHint, attributes: 'class="num" type="password" inputmode="numeric" autocomplete="off"' })}`,
  )
}

export function challengeForm(context: PageContext, triesLeft: number, isWrong: boolean): Html {
  const { words, payment, path } = context
  const { amount, currency, language } = payment.request
  const code = payment.challenge ?? ''
  return html`<main><h1>${words.challengeTitle}</h1><p>${words.challengeText}</p>
<div class="phone"><span>${words.bankApp}<small>${fill(words.bankAppText, { amount: showAmount(amount, currency, language) })}</small></span><b>${code.slice(0, 3)} ${code.slice(3)}</b></div>
<form method="post" action="${path}/pay/${payment.id}/challenge">
<div class="field"><label for="otp">${words.oneTimeCode}</label><input id="otp" name="otp" class="num" inputmode="numeric" autocomplete="one-time-code" required${isWrong ? raw(' aria-invalid="true" aria-describedby="otp-error"') : ''}>
${isWrong ? html`<p class="error" role="alert" id="otp-error">${fill(words.errorOneTimeCode, { left: triesLeft })}</p>` : ''}</div>
<button class="pay">${words.confirm}</button></form>
${cancelForm(context)}</main>`
}

/** A form to pay with; its button pays the amount unless another step comes first. */
export function frame(context: PageContext, fields: Html, action?: string): Html {
  const { words, payment, path } = context
  const { amount, currency, language } = payment.request
  return html`<main><h1 class="unseen">${words.merchant}</h1><form method="post" action="${path}/pay/${payment.id}" novalidate>${fields}
<button class="pay">${action ?? fill(words.pay, { amount: showAmount(amount, currency, language) })}</button></form>
${cancelForm(context)}</main>`
}

function cancelForm({ words, payment, path }: PageContext): Html {
  return html`<form method="post" action="${path}/pay/${payment.id}/cancel"><button class="quiet">${words.cancel}</button></form>`
}

export function fieldOf(words: Words, { values, errors }: FormState) {
  return ({ name, label, hint, attributes }: FieldParts): Html => {
    const error = errors[name]
    const tied = [error ? `${name}-error` : '', hint ? `${name}-hint` : '']
      .filter(Boolean)
      .join(' ')
    return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${values[name] ?? ''}" ${raw(attributes)}${error ? raw(' aria-invalid="true"') : ''}${tied ? raw(` aria-describedby="${tied}"`) : ''}>
${error ? html`<p class="error" role="alert" id="${name}-error">${words[error]}</p>` : hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`
  }
}
