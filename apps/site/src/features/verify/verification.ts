import { useEffect, useState } from 'react'
import { type Client, type CombinedError, useClient } from 'urql'
import { accountVerified } from '../../components/data-layer/events.ts'
import { noteLinkDone } from '../../components/joining/mailed-page.ts'
import { graphql } from '../../lib/graphql.ts'
import { oncePerToken } from './once-per-token.ts'

const verifyMutation = graphql(`
  mutation VerifyDialog($input: VerifyAccountRequestInput!) {
    verifyAccountRequest(input: $input)
  }
`)

/**
 * `already`: the account was confirmed before, perhaps by a mail scanner that opened the link
 * first.
 */
export type Verification =
  | { status: 'running' }
  | { status: 'done' }
  | { status: 'already' }
  | { status: 'under_check' | 'refused' | 'unanswered'; error: CombinedError }

/** Confirms the account of a mailed token. `again` sends it once more. */
export function useVerification(token: string | null): [Verification, again: () => void] {
  const client = useClient()
  const [verification, setVerification] = useState<Verification>({ status: 'running' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is there to begin again.
  useEffect(() => {
    if (token === null) return
    let left = false
    setVerification({ status: 'running' })
    verifiers(client)(token).then((answer) => {
      if (left) return
      if (answer.status === 'done' || answer.status === 'already') noteLinkDone(history)
      setVerification(answer)
    })
    return () => {
      left = true
    }
  }, [client, token, attempt])

  return [verification, () => setAttempt(attempt + 1)]
}

/** Returns the meaning of a server's answer for the account. */
export function readVerification({
  data,
  error,
}: {
  data?: { verifyAccountRequest: boolean }
  error?: CombinedError
}): Verification {
  if (!error) return { status: data?.verifyAccountRequest === false ? 'already' : 'done' }
  const codes = error.graphQLErrors.map(({ extensions }) => String(extensions.code))
  // The address is proven, and the account is not open yet.
  if (codes.includes('account_under_check')) return { status: 'under_check', error }
  return {
    status: codes.some((code) => code.startsWith('link_')) ? 'refused' : 'unanswered',
    error,
  }
}

const known = new WeakMap<Client, (token: string) => Promise<Verification>>()

/** One asker a client: its answers outlive the dialog for as long as they are kept. */
function verifiers(client: Client): (token: string) => Promise<Verification> {
  const caller =
    known.get(client) ??
    oncePerToken(
      async (token) => {
        const answer = readVerification(
          await client.mutation(verifyMutation, { input: { token } }).toPromise(),
        )
        if (answer.status !== 'unanswered') accountVerified({ ok: answer.status !== 'refused' })
        return answer
      },
      ({ status }) => status !== 'unanswered',
    )
  known.set(client, caller)
  return caller
}
