import { type ComponentType, createElement, use } from 'react'
import type { AnyVariables, DocumentInput } from 'urql'

/** A query that a page needs before it is drawn. */
export interface PageQuery {
  document: DocumentInput<unknown, AnyVariables>
  variables: AnyVariables
}

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
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
 * A page in a file of its own. Once `load` has been awaited, drawing it is synchronous: the server loads all pages when it
 * starts, the browser the first one before it wakes up.
 */
export function lazyPage(fetchModule: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | null = null
  let loading: Promise<PageModule> | null = null

  function load(): Promise<PageModule> {
    loading ??= fetchModule().then(
      (module) => {
        loaded = module
        return module
      },
      (error: unknown) => {
        // A failed download (a new release, a tunnel) may be tried again.
        loading = null
        throw error
      },
    )
    return loading
  }

  function Page() {
    return createElement((loaded ?? use(load())).Page)
  }
  return { Page, load }
}
