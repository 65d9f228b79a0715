import type { Client } from 'urql'
import { onEnd, pipe, subscribe } from 'wonka'
import { readCheckProblem } from './check-problem.ts'
import type { DispatchEvent, Follow } from './quick-deposit-flow.ts'
import { checkPayNPlaySubscription, type PaidLogin } from './quick-deposit-queries.ts'

/**
 * Signs in with a token that a payment has earned; answers why it did not work, or null when it
 * did.
 */
type SignInWith = (token: string) => Promise<string | null>

/**
 * Watches a visitor's payment over the socket, which gets the payer once, and signs in a
 * payer who is known.
 */
export function followVisitor(client: Client, signInWith: SignInWith): Follow {
  return ({ id }, dispatch) => {
    let over = false
    const lost = () => {
      if (!over) dispatch({ name: 'check_failed', id, ...readCheckProblem(undefined) })
      over = true
    }
    const { unsubscribe } = pipe(
      // It is sent to the browser that began the payment, which its cookie proves: one that is
      // younger than the page.
      client.subscription(checkPayNPlaySubscription, { input: { id } }, { ownSocket: true }),
      // An end without an answer is a lost connection; what comes after an answer is only the end.
      onEnd(lost),
      subscribe(({ data, error }) => {
        if (over) return
        over = true
        const result = data?.checkPayNPlay
        if (!result) dispatch({ name: 'check_failed', id, ...readCheckProblem(error) })
        else if (result.__typename === 'PayNPlayUser')
          dispatch({ name: 'user_given', id, user: result })
        else void signIn(result, id, dispatch, signInWith)
      }),
    )
    return {
      stop: () => {
        over = true
        unsubscribe()
      },
      look: async () => {},
    }
  }
}

async function signIn(
  { token, received }: PaidLogin,
  id: string,
  dispatch: DispatchEvent,
  signInWith: SignInWith,
) {
  dispatch({ name: 'login_given', id, received })
  const problem = await signInWith(token)
  if (problem !== null) dispatch({ name: 'login_failed', id, message: problem })
}
