import { use } from 'react'
import { graphql, type ResultOf } from '../../lib/graphql.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'

const registerBannerQuery = graphql(`
  query UseRegisterBanner($mobile: Boolean!) {
    cmsComponent2(input: { id: "register_banner", mobile: $mobile }) {
      __typename
      ... on CmsMap {
        elements {
          id
          ... on CmsText { text }
        }
      }
    }
  }
`)

export interface RegisterBanner {
  title: string | null
  description: string | null
  /** False while it is not known yet whether there is one. */
  known: boolean
}

/**
 * Returns the editors' text beside the first step; nulls where there is none, or when it cannot be
 * loaded.
 */
export function useRegisterBanner(): RegisterBanner {
  const mobile = use(MobileContext)
  const [{ data, error }] = useQuery({ query: registerBannerQuery, variables: { mobile } })
  const component = data?.cmsComponent2
  return {
    title: textOf(component, 'title'),
    description: textOf(component, 'description'),
    known: data !== undefined || error !== undefined,
  }
}

type Component = ResultOf<typeof registerBannerQuery>['cmsComponent2'] | undefined

/** A heading takes words only: whatever else an editor put in is left out. */
function textOf(component: Component, id: string): string | null {
  if (component?.__typename !== 'CmsMap') return null
  const element = component.elements.find((each) => each.id === id)
  if (!element || !('text' in element)) return null
  return new DOMParser().parseFromString(element.text, 'text/html').body.textContent.trim() || null
}
