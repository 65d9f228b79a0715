import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { ShellQuery } from './shell-queries.ts'

/** Returns the facts of the casino that every page needs, and a function that queries again. */
export function useShell() {
  const mobile = use(MobileContext)
  return useQuery({ query: ShellQuery, variables: { mobile } })
}
