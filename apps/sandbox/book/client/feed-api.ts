import { useCallback, useEffect, useState } from 'react'

const TIMEOUT_MS = 8_000
const MOST_KEPT = 40
const kept = new Map<string, unknown>()
const shared = new Map<string, { atMs: number; answer: Promise<unknown> }>()

class NotFound extends Error {}
class TokenRefused extends Error {}

/**
 * Sends a request to the book. Throws `NotFound` for what there is not, `TokenRefused` for a token
 * that opens no account any more, and an error for everything else that is no answer.
 */
export async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.status === 404) throw new NotFound(url)
  if (answer.status === 401) throw new TokenRefused(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as T
}

/**
 * Requests `url` from the book as `fetchJson` does, and returns the answer to all calls within
 * `freshMs` of it. A failure is returned to the calls that wait for it, and the next call requests
 * it again.
 */
export function fetchShared<T>(url: string, freshMs: number): Promise<T> {
  const last = shared.get(url)
  if (last && performance.now() - last.atMs < freshMs) return last.answer as Promise<T>
  const answer = fetchJson<T>(url)
  shared.set(url, { atMs: performance.now(), answer })
  answer.catch(() => {
    if (shared.get(url)?.answer === answer) shared.delete(url)
  })
  return answer
}

export type Fetched<T> =
  | { state: 'loading' }
  | { state: 'failed'; isUnknown: boolean; isTokenRefused: boolean; again(): void }
  | { state: 'ready'; data: T; again(): void }

/**
 * Returns the answer of an address of the book; the last one is shown while it is read again.
 * `everyMs` reads it again and again; `token` is of the player whose own it is; `freshMs` is for an
 * address that many parts of a page request, and that one reading serves for so long.
 */
export function useFetched<T>(
  url: string,
  {
    everyMs,
    freshMs,
    onData,
    token,
  }: { everyMs?: number; freshMs?: number; onData?: (data: T) => void; token?: string } = {},
): Fetched<T> {
  const [turn, setTurn] = useState(0)
  const [found, setFound] = useState<Found<T> | null>(() =>
    kept.has(url) ? { url, data: kept.get(url) as T } : null,
  )
  const again = useCallback(() => {
    // Shown data stays until it is read again, and with it what was typed and refused beside it.
    setFound((last) => (last && 'error' in last ? null : last))
    setTurn((last) => last + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` repeats the request; `onData` is given again by each drawing.
  useEffect(() => {
    let isOver = false
    const read = async () => {
      try {
        const data = await (freshMs
          ? fetchShared<T>(url, freshMs)
          : fetchJson<T>(
              url,
              token ? { headers: { authorization: `Bearer ${token}` } } : undefined,
            ))
        if (isOver) return
        if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
        // Answers for one player are not kept for the next one.
        if (!token) kept.set(url, data)
        onData?.(data)
        // Data that was shown from the beginning is not drawn a second time.
        setFound((last) => (last?.url === url && last.data === data ? last : { url, data }))
      } catch (error) {
        if (isOver || kept.has(url)) return
        // The shown answer stays when a later reading fails.
        setFound((last) => (isStillShown(last, url, error) ? last : { url, error }))
      }
    }
    void read()
    const timer = everyMs
      ? setInterval(() => document.visibilityState === 'visible' && void read(), everyMs)
      : undefined
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [url, turn, everyMs, freshMs, token])

  const data =
    found?.url === url && found.data !== undefined ? found.data : (kept.get(url) as T | undefined)
  if (data !== undefined) return { state: 'ready', data, again }
  if (found?.url === url && found.error)
    return {
      state: 'failed',
      isUnknown: found.error instanceof NotFound,
      isTokenRefused: found.error instanceof TokenRefused,
      again,
    }
  return { state: 'loading' }
}

interface Found<T> {
  url: string
  data?: T
  error?: unknown
}

function isStillShown<T>(last: Found<T> | null, url: string, error: unknown): boolean {
  return last?.url === url && last.data !== undefined && !(error instanceof TokenRefused)
}
