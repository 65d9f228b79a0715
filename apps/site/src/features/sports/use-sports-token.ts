import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useClient } from 'urql'
import { useLanguage } from '../../lib/language-context.ts'
import { openRenewals } from '../../lib/renewals.ts'
import { useSessionState } from '../../session/session-context.ts'

export type SportsToken<Data> =
  | { status: 'waiting' }
  | { status: 'open'; data: Data }
  | { status: 'failed'; error: CombinedError | undefined }
  /** The book is open, but its token has expired and no new one could be loaded. */
  | { status: 'expired'; data: Data }

export interface SportsTokenChoice<Data> {
  token: SportsToken<Data>
  /** Requests another token, when the player presses to try again. */
  again: () => void
  /**
   * Is called when the book refuses its token. Returns true when another one may be requested;
   * reports that the token could not be refreshed where it has been refused too often.
   */
  mayRenew: () => boolean
  /**
   * Requests another token, when the book reports that its token has expired and it may be renewed.
   */
  renew: () => void
}

/**
 * Returns the token that opens the book for its reader, requested again when they sign in or out
 * and when the language changes.
 */
export function useSportsToken<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variablesFor: (isVisitor: boolean) => Variables,
): SportsTokenChoice<Data> {
  const client = useClient()
  const { status, generation } = useSessionState()
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const renewals = useRef(openRenewals())
  const [token, setToken] = useState<SportsToken<Data>>({ status: 'waiting' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session, language or attempt is a reason to request again.
  useEffect(() => {
    if (status === 'restoring') return
    let left = false
    const answer = client.query(document, variablesFor(status === 'visitor'), {
      requestPolicy: 'network-only',
    })
    answer.toPromise().then(({ data, error }) => {
      if (left) return
      setToken((before) => {
        if (data && Object.values(data as object).every((part) => part !== null))
          return { status: 'open', data }
        return 'data' in before
          ? { status: 'expired', data: before.data }
          : { status: 'failed', error }
      })
    })
    return () => {
      left = true
    }
  }, [client, document, status, generation, language, attempt])

  const request = useCallback(() => setAttempt((before) => before + 1), [])
  const again = useCallback(() => {
    renewals.current.reset()
    request()
  }, [request])
  const mayRenew = useCallback(() => {
    if (renewals.current.take()) return true
    setToken((before) => ('data' in before ? { status: 'expired', data: before.data } : before))
    return false
  }, [])
  const renew = useCallback(() => {
    if (mayRenew()) request()
  }, [request, mayRenew])
  return { token, again, mayRenew, renew }
}
