import { html, raw } from 'hono/html'
import type { VerifiedPerson } from '#contracts/cashier-api.ts'
import { accountChoices, type FormState, fieldOf, frame } from './forms.ts'
import type { Html, PageContext } from './page.ts'
import { EDITABLE, personNotes } from './persons.ts'
import type { Word } from './words.ts'

/** Draws the form that asks who pays, and from which account. */
export function identityBankForm(
  context: PageContext,
  persons: readonly VerifiedPerson[],
  state: FormState,
): Html {
  return frame(
    context,
    html`${personChoices(context, persons, state)}${accountChoices(context, state)}`,
  )
}

/** Draws the form that asks only for the payer; a later form asks for the account. */
export function identityForm(
  context: PageContext,
  persons: readonly VerifiedPerson[],
  state: FormState,
): Html {
  return frame(context, personChoices(context, persons, state), context.words.continue)
}

/** The person as the bank knows them, to be changed for a try. */
export function personForm(context: PageContext, person: VerifiedPerson, state: FormState): Html {
  const { words, payment, path } = context
  const values = {
    ...Object.fromEntries(EDITABLE.map((name) => [name, person[name] ?? ''])),
    ...state.values,
  }
  const field = fieldOf(words, { values, errors: state.errors })
  const parts = EDITABLE.map((name) =>
    field({
      name,
      label: words[`person_${name}` as Word],
      attributes: `autocomplete="off" maxlength="64"${name === 'dateOfBirth' ? ' class="num" placeholder="1990-12-31"' : ''}`,
    }),
  )
  return html`<main><h1>${words.personEdit}</h1>
<form method="post" action="${path}/pay/${payment.id}/persons/${person.subject}" novalidate>${parts}<button class="pay">${words.personSave}</button></form>
<a class="button quiet" href="${path}/pay/${payment.id}">${words.personBack}</a></main>`
}

function personChoices(
  { words, payment, path }: PageContext,
  persons: readonly VerifiedPerson[],
  { values, errors }: FormState,
): Html {
  const choices = persons.map(
    (
      person,
    ) => html`<div class="with-link"><label class="choice"><input type="radio" name="person" value="${person.subject}" required${values.person === person.subject ? raw(' checked') : ''}>
<span><bdi>${person.firstName} ${person.lastName}</bdi><small>${words[personNotes[person.subject] ?? 'personNew']}</small></span></label>
<a class="edit" href="${path}/pay/${payment.id}/persons/${person.subject}">${words.edit}<span class="unseen"> ${person.firstName} ${person.lastName}</span></a></div>`,
  )
  return html`<fieldset><legend>${words.choosePerson}</legend>${choices}${errors.person ? html`<p class="error" role="alert">${words[errors.person]}</p>` : ''}</fieldset>`
}
