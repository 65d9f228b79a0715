import { use } from 'react'
import { type ContentPart, ContentQuery } from '../components/content-parts.ts'
import { MobileContext } from '../lib/mobile-context.ts'
import { useQuery } from '../lib/use-query.ts'
import { laterContentIds } from './lobby-content.ts'

/** What editors wrote, and a way to ask again; undefined while it is on its way. */
export function useContent(ids: string[]): [readonly ContentPart[] | undefined, () => void] {
  const mobile = use(MobileContext)
  const [{ data }, again] = useQuery({ query: ContentQuery, variables: { ids, mobile } })
  return [data?.cmsComponents, again]
}

/** What the sections below the first view show of the content system: one question for all of them. */
export function useLaterContent(): readonly ContentPart[] | undefined {
  return useContent(laterContentIds)[0]
}
