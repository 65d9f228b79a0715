import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { ContentQuery } from './content-parts.ts'
import { laterContentIds } from './lobby-content.ts'

/** Returns the texts of editors, and a function that queries again. */
export function useContent(ids: string[]) {
  const mobile = use(MobileContext)
  return useQuery({ query: ContentQuery, variables: { ids, mobile } })
}

/** Returns the content of the sections below the first view: one question for all of them. */
export function useLaterContent() {
  return useContent(laterContentIds)
}
