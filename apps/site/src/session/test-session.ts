import { createSession, type SessionStatus } from './session.ts'

export const NOW = 1_800_000_000_000

/** A session whose server gives the answers that a test sets, with clocks that stand still. */
export function open(answer: (url: string) => Response | Promise<Response>) {
  const [storage, tab] = [new Map<string, string>(), new Map<string, string>()]
  const sent: { url: string; headers: unknown; body: unknown }[] = []
  const clocks = { wallMs: NOW }
  const deps = {
    fetch: async (input: unknown, init?: RequestInit) => {
      sent.push({ url: String(input), headers: init?.headers, body: init?.body })
      return answer(String(input))
    },
    storage: storageOver(storage),
    tab: storageOver(tab),
    clocks: { wall: () => clocks.wallMs, steady: () => 0 },
  }
  const reload = (status: SessionStatus) => createSession(deps, status)
  return { session: createSession(deps), storage, tab, sent, clocks, reload }
}

function storageOver(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

export function reply(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, { status, headers })
}

export function jwt(expiresAt: number, sub = 'player'): string {
  return `h.${btoa(JSON.stringify({ iat: NOW / 1000, exp: expiresAt / 1000, sub }))}.s`
}
