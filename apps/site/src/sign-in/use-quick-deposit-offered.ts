import { graphql } from '../lib/graphql.ts'
import { useQuery } from '../lib/use-query.ts'

const quickDepositOfferedQuery = graphql(`
  query UseQuickDepositOffered {
    payments(input: { type: PAY_N_PLAY }) {
      id
    }
  }
`)

/** Whether a visitor may pay first and join on the way: only where a provider offers it. False while that is unknown. */
export function useQuickDepositOffered(): boolean {
  const [{ data }] = useQuery({ query: quickDepositOfferedQuery })
  return (data?.payments.length ?? 0) > 0
}
