import type { PageQuery } from '../../components/page/lazy-page.ts'
import { graphql } from '../../lib/graphql.ts'

/**
 * The facts that header, sidebar and footer of every page need; of the studios, the games that are
 * offered on such a screen.
 */
export const ShellQuery = graphql(`
  query Shell($mobile: Boolean!) {
    settings {
      supportedLanguages { code name }
      operator { legalName address registrationNumber demonstration }
    }
    brands(input: { mobile: $mobile }) { id name logos { light dark } games { total } }
  }
`)

/** The rules of a player's country; a visitor is served by those of the casino's own. */
export const LicenceQuery = graphql(`
  query Licence {
    settings {
      licence { pages number regulator sealId sealScriptUrl }
    }
  }
`)

/** Queried apart, because a cashier that is down must not take the header with it. */
export const DepositMethodsQuery = graphql(`
  query DepositMethods {
    payments(input: { type: DEPOSIT }) {
      id
      name
      logos {
        light
      }
    }
  }
`)

export function shellQueries(mobile: boolean): readonly PageQuery[] {
  return [
    { document: ShellQuery, variables: { mobile } },
    { document: LicenceQuery, variables: {} },
    { document: DepositMethodsQuery, variables: {} },
  ]
}

/** The server's error where a country has no licence; in these words, whatever the language. */
export const NO_LICENCE = 'No licence defined'

/** The six pages that every licence has; the settings name the rest. */
const basePages = [
  'about_us',
  'terms_and_conditions',
  'privacy_policy',
  'faq',
  'responsible_gaming',
  'contact_us',
]

/** The ids of the pages of information that belong to the licence. */
export function pagesOf(licence: { pages: readonly string[] } | undefined): readonly string[] {
  return licence?.pages.length ? licence.pages : basePages
}
