import { type ReactNode, useMemo } from 'react'
import { type Client, Provider } from 'urql'
import { useLanguage } from '../lib/language-context.ts'
import { useSessionState } from './session-context.ts'

export interface ClientProviderProps {
  /** Makes a client for a generation of the session and a language. */
  createClient: (language: string, generation: number) => Client
  children: ReactNode
}

/**
 * A new client, with an empty cache, for each sign-in, sign-out and language. Everything below is
 * drawn again when the player changes, so that nothing that one player has seen stays in a component
 * for the next (A4).
 */
export function ClientProvider({ createClient, children }: ClientProviderProps) {
  const { generation } = useSessionState()
  const { language } = useLanguage()
  const client = useMemo(
    () => createClient(language, generation),
    [createClient, language, generation],
  )
  return (
    <Provider key={generation} value={client}>
      {children}
    </Provider>
  )
}
