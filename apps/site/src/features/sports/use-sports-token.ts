import { useCallback, useEffect, useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useClient } from 'urql'
import { useLanguage } from '../../lib/language-context.ts'
import { useSessionState } from '../../session/session-context.ts'

export type SportsToken<Data> =
  | { status: 'waiting' }
  | { status: 'open'; data: Data }
  | { status: 'failed'; error: CombinedError | undefined }
  /** The book stands, and its token ran out and could not be had anew. */
  | { status: 'expired'; data: Data }

interface SportsTokenChoice<Data> {
  token: SportsToken<Data>
  /**
   * Asks for another token: when the book says that its token has expired, or when the player
   * presses to try again.
   */
  again: () => void
}

/**
 * Returns the token that opens the book for its reader, asked for anew when they sign in or out and
 * when the language changes.
 */
export function useSportsToken<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variablesFor: (isVisitor: boolean) => Variables,
): SportsTokenChoice<Data> {
  const client = useClient()
  const { status, generation } = useSessionState()
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [token, setToken] = useState<SportsToken<Data>>({ status: 'waiting' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session, language or attempt is a reason to ask again.
  useEffect(() => {
    if (status === 'restoring') return
    let left = false
    const asked = client.query(document, variablesFor(status === 'visitor'), {
      requestPolicy: 'network-only',
    })
    asked.toPromise().then(({ data, error }) => {
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

  return { token, again: useCallback(() => setAttempt((before) => before + 1), []) }
}
