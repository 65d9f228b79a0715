import type { Client } from 'urql'
import type { Follow } from './quick-deposit-flow.ts'
import { checkDepositMutation, depositQuery } from './quick-deposit-queries.ts'

const REQUEST_EVERY_MS = 3000

/** Looks a signed-in player's deposit up until it is decided. */
export function followPlayer(client: Client): Follow {
  return ({ id }, dispatch) => {
    let requesting = false
    async function request() {
      if (requesting) return
      requesting = true
      const { data } = await client
        .query(depositQuery, { id }, { requestPolicy: 'network-only' })
        .toPromise()
      requesting = false
      if (data?.deposit) dispatch({ name: 'deposit_known', id, deposit: data.deposit })
    }
    const timer = setInterval(request, REQUEST_EVERY_MS)
    return {
      stop: () => clearInterval(timer),
      look: async () => {
        const { data } = await client.mutation(checkDepositMutation, { id }).toPromise()
        if (data) dispatch({ name: 'deposit_known', id, deposit: data.checkDeposit })
      },
    }
  }
}
