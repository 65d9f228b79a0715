import { graphql } from '../lib/graphql.ts'
import type { PageQuery } from '../lib/lazy-page.ts'

/** What header, sidebar and footer of every page know. */
export const ShellQuery = graphql(`
  query Shell {
    settings {
      supportedLanguages { code name }
      currencies { currentCurrency }
      templates
      licence { type pages }
      chat { type }
    }
    brands { id name logos { light dark } games { total } }
    payments(input: { type: DEPOSIT }) { id name logos { light } }
  }
`)

export const shellQueries: readonly PageQuery[] = [{ document: ShellQuery, variables: {} }]
