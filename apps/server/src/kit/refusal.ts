/** Plain facts that go with a refusal, for the message and for the client. */
export type Facts = Readonly<
  Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>
>

/**
 * The casino understood the request and refuses it. `code` is a translation key, and
 * `extensions.code` in GraphQL. Every other error that is thrown is a bug of the software or a
 * failure of a third party.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly facts: Facts

  constructor(code: string, facts: Facts = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/**
 * Malformed input: `fields` names each field that is wrong and the translation key of the reason.
 */
export function badInput(fields: Readonly<Record<string, string>>): Refusal {
  return new Refusal('bad_input', { fields })
}

/**
 * The caller is not signed in, or no longer. The client refreshes its token once and tries again.
 */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'

  constructor() {
    super('authentication_required')
  }
}

/**
 * A company we depend on did not answer, or answered nonsense. Work that was begun stays begun; a
 * sweep looks it up again.
 */
export class ThirdPartyDown extends Error {
  override readonly name = 'ThirdPartyDown'
  readonly party: string

  constructor(party: string, cause: unknown) {
    super(`${party} did not answer as it should`, { cause })
    this.party = party
  }
}

/**
 * The database cannot take part at the moment: gone, full or broken. Nothing about the statement
 * was wrong. A commit that ends in this may or may not have happened, which is why money moves
 * under a key and is requested again.
 */
export class DatabaseDown extends Error {
  override readonly name = 'DatabaseDown'

  constructor(message: string, cause: unknown) {
    super(message, { cause })
  }
}
