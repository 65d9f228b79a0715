import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { PromotionsQuery } from './promotions-queries.ts'

/** Every promotion, as editors wrote it for such a screen, and a function that queries again. */
export function usePromotions() {
  const mobile = use(MobileContext)
  return useQuery({ query: PromotionsQuery, variables: { mobile } })
}
