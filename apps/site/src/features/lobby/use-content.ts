import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { ContentQuery } from './content-parts.ts'
import { laterContentIds } from './lobby-content.ts'

/** What editors wrote, and a way to ask again. */
export function useContent(ids: string[]) {
  const mobile = use(MobileContext)
  return useQuery({ query: ContentQuery, variables: { ids, mobile } })
}

/**
 * What the sections below the first view show of the content system: one question for all of them.
 */
export function useLaterContent() {
  return useContent(laterContentIds)
}
