import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { TemplateQuery } from './template-queries.ts'

/**
 * A page of the content system as editors wrote it for such a screen, and a function that queries
 * again.
 */
export function useTemplate(id: string) {
  const mobile = use(MobileContext)
  return useQuery({ query: TemplateQuery, variables: { id, mobile } })
}
