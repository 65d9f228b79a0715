import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import type { Casino } from './open-casino.ts'

export interface Live {
  /** The values of a subscription with one field, in their order; each call waits for the next. */
  watch<Value>(query: string): () => Promise<Value>
  close(): Promise<void>
}

/** A socket to the casino, as a browser of this player holds one. */
export function openLive({ url }: Casino, token: string | null): Live {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/api/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token === null ? {} : { 'x-token': token },
    retryAttempts: 0,
  })
  return {
    watch(query) {
      const values = client.iterate<Record<string, never>>({ query })
      return async () => {
        const { value } = await values.next()
        if (value?.errors) throw new Error(value.errors[0]?.message)
        return Object.values(value?.data ?? {})[0] as never
      }
    },
    close: async () => void (await client.dispose()),
  }
}
