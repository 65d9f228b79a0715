import type { PlayAnswer, PlayState, RoundView } from '../play-view.ts'
import type { EarlyOpen } from './early-open.ts'

/**
 * The studio refused, or could not be reached (`OFFLINE`). The codes are keys of the words'
 * `problems`.
 */
export class Refused extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export type StudioApi = ReturnType<typeof connect>

/** Longer than the studio itself waits for the casino. */
const PATIENCE_MS = 40_000

/**
 * The session's own endpoints, below the address of this very page, for the page that has opened it
 * first, as `early` says. Calls wait until it is opened. Once the session is over, `onOver` is
 * called, once. Calls never end then, and send nothing: there is nothing left to go on with.
 */
export function connect(session: string, early: EarlyOpen, onOver: () => void) {
  const { key } = early
  let isOver = false
  let opening = read<PlayState>(early.answer)
  // The next call reports a failure.
  opening.catch(() => {})
  async function opened(): Promise<PlayState> {
    try {
      return await opening
    } catch {
      opening = read(early.again())
      return opening
    }
  }
  async function request<T>(path: string, body?: unknown): Promise<T> {
    await opened()
    if (isOver) return new Promise<never>(() => {})
    const headers = {
      'x-page-key': key,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const init =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    return read<T>(
      fetch(`${session}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
  }
  async function read<T>(answered: Promise<Response>): Promise<T> {
    const response = await answered.catch(() => null)
    if (!response) throw new Refused('OFFLINE')
    if (response.status === 204) return undefined as T
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok && codeOf(answer) === 'SESSION_UNKNOWN') {
      if (!isOver) onOver()
      isOver = true
      return new Promise<never>(() => {})
    }
    if (!response.ok) throw new Refused(codeOf(answer))
    return answer as T
  }
  return {
    /** Message to a live table's socket. */
    hello: { join: session.split('/').at(-1) ?? '', key },
    isOver: () => isOver,
    /** The first state: what the page carries, or the answer to what it has sent early. */
    open: async () => early.state ?? opening,
    state: () => request<PlayState>('/state'),
    balance: () => request<PlayAnswer>('/balance'),
    history: () => request<RoundView[]>('/rounds'),
    start: (choice: unknown, clientSeed: string | null, auto: boolean) =>
      request<PlayAnswer>('/rounds', { choice, auto, ...(clientSeed ? { clientSeed } : {}) }),
    placeAtTable: (choice: unknown) => request<PlayAnswer>('/table/bets', { choice }),
    sit: (seat: number) => request<PlayAnswer>('/table/seat', { seat }),
    moveAtTable: (move: string) => request<PlayAnswer>('/table/moves', { move }),
    act: (round: string, action: unknown) =>
      request<PlayAnswer>(`/rounds/${round}/actions`, { action }),
    round: (round: string) => request<PlayAnswer>(`/rounds/${round}`),
    untilEnd: (round: string) => request<PlayAnswer>(`/rounds/${round}?until=end`),
    seen: (round: string) => request<void>(`/rounds/${round}/seen`, {}),
  }
}

function codeOf(answer: unknown): string {
  return typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    typeof answer.code === 'string'
    ? answer.code
    : 'FAILED'
}
