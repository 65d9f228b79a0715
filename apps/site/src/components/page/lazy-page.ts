import type { ComponentType } from 'react'
import type { AnyVariables, Client, DocumentInput } from 'urql'
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

/**
 * What a page needs as soon as it is awake. Its document names it, so that a browser fetches it
 * together with the page and not after it.
 */
export interface NeededSoon {
  /** Files below src/. */
  sources: readonly string[]
  /** Addresses of scripts of other companies. */
  scripts: readonly string[]
}

/** A page's component, the queries of an address of it, and what their answers make it need. */
export interface PageModule {
  Page: ComponentType
  queries?: (address: PageAddress) => readonly PageQuery[]
  neededSoon?: (answers: Client) => NeededSoon
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
