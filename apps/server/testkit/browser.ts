import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Casino, GraphqlAnswer } from './open-casino.ts'

export interface SubscriptionAnswer {
  data?: Record<string, unknown> | null
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[]
}

/**
 * Each request on a connection of its own: one that is kept may be closed by the casino at the very
 * moment it is used again.
 */
const ALONE = { connection: 'close' }

/** Opens a browser as the casino sees it: it keeps cookies and, once a player signs in, a token. */
export function openBrowser(casino: Casino) {
  const cookies = new Map<string, string>()
  let token: string | undefined
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  return {
    cookies,
    async query(query: string, variables: object = {}): Promise<GraphqlAnswer> {
      const answer = await fetch(`${casino.url}/api/graphql`, {
        method: 'POST',
        headers: {
          ...ALONE,
          'content-type': 'application/json',
          origin: casino.app.publicUrl,
          cookie: cookie(),
          ...(token ? { 'x-token': token } : {}),
        },
        body: JSON.stringify({ query, variables }),
      })
      keep(answer)
      return { status: answer.status, ...((await answer.json()) as object) }
    },

    /** The status of the answer; from 200 on the browser is signed in. */
    async signIn(credentials: Record<string, string>): Promise<number> {
      const answer = await fetch(`${casino.url}/auth/login`, {
        method: 'POST',
        headers: { ...ALONE, origin: casino.app.publicUrl, cookie: cookie() },
        body: new URLSearchParams(credentials),
      })
      keep(answer)
      const text = await answer.text()
      if (answer.ok) token = text
      return answer.status
    },

    /** Returns all answers of a subscription until it ends. It has a socket of its own. */
    async subscribe(
      query: string,
      variables: Record<string, unknown>,
      stop?: AbortSignal,
    ): Promise<SubscriptionAnswer[]> {
      const headers = { cookie: cookie(), origin: casino.app.publicUrl }
      class Socket extends WebSocket {
        constructor(address: string | URL, protocols?: string | string[]) {
          super(address, protocols, { headers })
        }
      }
      const client = createClient({
        url: `${casino.url.replace('http', 'ws')}/api/graphql`,
        webSocketImpl: Socket,
        retryAttempts: 0,
        connectionParams: () => (token ? { 'x-token': token } : {}),
      })
      const answers: SubscriptionAnswer[] = []
      await new Promise<void>((done, failed) => {
        const end = client.subscribe(
          { query, variables },
          {
            next: (value) => answers.push(value as SubscriptionAnswer),
            error(error) {
              if (!Array.isArray(error)) return failed(error)
              answers.push({ errors: error })
              done()
            },
            complete: () => done(),
          },
        )
        stop?.addEventListener('abort', end)
      })
      await client.dispose()
      return answers
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>
