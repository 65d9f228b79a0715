import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { CategoriesQuery } from './casino-queries.ts'

/**
 * The categories that are offered on such a screen, each with its number of games, and a function
 * that queries again.
 */
export function useCategories() {
  const mobile = use(MobileContext)
  return useQuery({ query: CategoriesQuery, variables: { mobile } })
}
