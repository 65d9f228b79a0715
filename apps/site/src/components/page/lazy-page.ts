import type { ComponentType } from 'react'
import type { AnyVariables, DocumentInput } from 'urql'
import { lazyPart } from '../../hydration/hydration.ts'

/** A query that a page needs before it is drawn. */
export interface PageQuery {
  document: DocumentInput<unknown, AnyVariables>
  variables: AnyVariables
}

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** The page is for a phone. */
  mobile: boolean
}

/** A page's component and the queries of an address of it. */
export interface PageModule {
  Page: ComponentType
  queries?: (address: PageAddress) => readonly PageQuery[]
}

export interface LazyPage {
  Page: ComponentType
  load: () => Promise<PageModule>
}

/**
 * A page in a file of its own. The server loads all pages when it starts, the browser the first one
 * before it wakes up.
 */
export function lazyPage(fetchModule: () => Promise<PageModule>): LazyPage {
  const Page = lazyPart(async () => (await fetchModule()).Page)
  return {
    Page,
    async load() {
      await Page.load()
      return fetchModule()
    },
  }
}
