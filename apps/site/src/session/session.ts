import { ownerOf } from '#contracts/access-token.ts'
import type { SomeStorage } from '#web/browser-storage.ts'
import { type Clocks, holdToken } from '#web/token-life.ts'
import { createStore, type Store } from '../lib/store.ts'

/**
 * `restoring`: the browser was signed in when it was last here, and the access token is being
 * requested.
 */
export type SessionStatus = 'visitor' | 'restoring' | 'player'

/** Why the server ended a session. */
export type SessionEnd = 'account_closed' | 'account_not_active'

export interface SessionState {
  status: SessionStatus
  /** The reason for which the session before ended, where its player has to read it. */
  ended?: SessionEnd
  /** Grows with every sign-in and sign-out; whatever belonged to the one before must go. */
  generation: number
}

type Credentials =
  | { username: string; password: string; fingerprint?: string | undefined; purpose?: 'withdraw' }
  | { token: string; fingerprint?: string | undefined }

type SignInResult =
  | { ok: true }
  | { ok: false; message: string; retryAfterS: number | null; mayWithdraw: boolean }

export interface Session {
  state: Store<SessionState>
  /** Session that the server drew the page with, and that the browser must wake it up with. */
  initial: SessionState
  /**
   * Returns the access token, refreshed first when its time has passed; null when no player is
   * signed in.
   */
  freshToken: () => Promise<string | null>
  /** The token as it is, perhaps expired. */
  token: () => string | null
  /** Returns whether the token's time has passed. */
  isOver: () => boolean
  /** Requests a new token even while the old one is valid; many callers at once make one call. */
  refresh: () => Promise<string | null>
  signIn: (credentials: Credentials, language: string) => Promise<SignInResult>
  /** `ended` is why the player is signed out, when that is not their wish. */
  signOut: (ended?: SessionEnd) => Promise<void>
  /** Signs in again after a page load, when the browser remembers a session. */
  restore: () => Promise<void>
}

interface SessionDeps {
  /** Gives up in time. */
  fetch: typeof fetch
  storage: SomeStorage
  /** Belongs to this tab and outlives a reload of it. */
  tab: SomeStorage
  clocks: Clocks
}

/**
 * Local storage holds when the session began, in milliseconds as text. The access token itself
 * lives in memory only.
 */
export const sessionStartKey = 'session_start'

/**
 * Local storage holds why the server has ended the last session, and when. A tab that hears of the
 * end after another one is told no reason any more: their cookie is gone.
 */
const endKey = 'session_end'
const TOLD_FOR_MS = 60_000

/**
 * Set in the tab while a sign-out has not reached the server: the next page load sends it again.
 */
const owedKey = 'logout_pending'

/** `status` is `restoring` when the request for the page carried a refresh cookie. */
export function createSession(
  { fetch, storage, tab, clocks }: SessionDeps,
  status: SessionStatus = 'visitor',
): Session {
  const initial: SessionState = { status, generation: 0 }
  const state = createStore(initial)
  const become = (status: SessionStatus, generations: 0 | 1 = 1, ended?: SessionEnd) =>
    state.set({ status, generation: state.get().generation + generations, ...(ended && { ended }) })
  const held = holdToken(clocks)
  const owner = holdOwner()
  let refreshing: Promise<string | null> | null = null

  function forget(generations: 0 | 1, ended?: SessionEnd) {
    if (ended) storage.setItem(endKey, `${ended} ${clocks.wall()}`)
    held.take(null)
    owner.take(null)
    storage.removeItem(sessionStartKey)
    if (state.get().status !== 'visitor') become('visitor', generations, ended)
  }

  function take(text: string, isNewSession = false) {
    held.take(text)
    const isAnother = owner.take(text)
    // Another tab may have signed another player in: what this one has loaded is not theirs.
    if (isNewSession || isAnother) return become('player')
    // A restored session is not a new one: what the page has loaded so far belongs to no other
    // player and may stay.
    if (state.get().status !== 'player') become('player', 0)
  }

  async function requestToken(): Promise<string | null> {
    const { generation } = state.get()
    const answer = await post(fetch, '/auth/refresh')
    // After a sign-in or sign-out meanwhile, this answer is about another session.
    if (state.get().generation !== generation) return held.token()
    if (answer?.ok && answer.text) take(answer.text)
    // Only 401 means that the session is over. After an outage or an answer of a gateway, it still
    // exists.
    else if (answer?.status === 401)
      forget(
        state.get().status === 'restoring' ? 0 : 1,
        readEnd(answer.text) ?? endTold(storage, clocks.wall()),
      )
    else held.take(null)
    return held.token()
  }

  function refresh(): Promise<string | null> {
    refreshing ??= requestToken().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function signOut(ended?: SessionEnd) {
    tab.setItem(owedKey, 'true')
    forget(1, ended)
    if (await post(fetch, '/auth/logout')) tab.removeItem(owedKey)
  }

  return {
    state,
    initial,
    refresh,
    signOut,
    token: held.token,
    isOver: held.isOver,
    freshToken: async () =>
      state.get().status !== 'visitor' && held.isOver() ? refresh() : held.token(),
    signIn: async (credentials, language) => {
      // The cookie of an answer that is still on its way must not come after the new one.
      await refreshing
      const answer = await postSignIn(fetch, credentials, language)
      if (!answer?.ok || !answer.text) return failureOf(answer)
      tab.removeItem(owedKey)
      storage.removeItem(endKey)
      storage.setItem(sessionStartKey, String(clocks.wall()))
      take(answer.text, true)
      return { ok: true }
    },
    restore: async () => {
      if (tab.getItem(owedKey) !== null) return signOut()
      const before = state.get().status
      if (!mayBeFound(storage, before)) return
      // A player may get another answer than a visitor.
      if (before === 'visitor') become('restoring')
      if ((await refresh()) === null && state.get().status === 'restoring') become('visitor', 0)
    },
  }
}

function readEnd(text: string): SessionEnd | undefined {
  return text === 'account_closed' || text === 'account_not_active' ? text : undefined
}

/** Returns the reason that another tab was told just now. */
function endTold(storage: SomeStorage, nowMs: number): SessionEnd | undefined {
  const [reason = '', at] = storage.getItem(endKey)?.split(' ') ?? []
  const ageMs = nowMs - Number(at)
  return ageMs >= 0 && ageMs < TOLD_FOR_MS ? readEnd(reason) : undefined
}

/** Keeps whose token it is; `take` answers whether that is another player than before. */
function holdOwner() {
  let owner: string | null = null
  return {
    take(text: string | null): boolean {
      const before = owner
      owner = text === null ? null : ownerOf(text)
      return before !== null && before !== owner
    },
  }
}

function mayBeFound(storage: SomeStorage, status: SessionStatus): boolean {
  return (
    status === 'restoring' || (status === 'visitor' && storage.getItem(sessionStartKey) !== null)
  )
}

function postSignIn(
  fetch: SessionDeps['fetch'],
  credentials: Credentials,
  language: string,
): Promise<Answer | null> {
  return post(fetch, '/auth/login', {
    headers: { 'accept-language': language },
    body: asForm(credentials),
  })
}

/** The page itself shows failures on our side, in the language of its reader. */
function failureOf(answer: Answer | null): SignInResult {
  const { retryAfterS = null, mayWithdraw = false } = answer ?? {}
  return {
    ok: false,
    message: answer && answer.status < 500 ? answer.text : '',
    retryAfterS,
    mayWithdraw,
  }
}

interface Answer {
  ok: boolean
  status: number
  /** Trimmed. */
  text: string
  retryAfterS: number | null
  /** Refused, because the player is excluded: they may sign in to withdraw. */
  mayWithdraw: boolean
}

/** Returns null when nothing came back. */
async function post(
  fetch: SessionDeps['fetch'],
  path: string,
  request: RequestInit = {},
): Promise<Answer | null> {
  try {
    const response = await fetch(path, { method: 'POST', credentials: 'same-origin', ...request })
    const retryAfterS = Number(response.headers.get('retry-after') ?? Number.NaN)
    // The error page of a gateway is neither a token nor a message for the player.
    const isPlain = response.headers.get('content-type')?.startsWith('text/plain') === true
    return {
      ok: response.ok,
      status: response.status,
      text: isPlain ? (await response.text()).trim() : '',
      retryAfterS: Number.isFinite(retryAfterS) ? retryAfterS : null,
      mayWithdraw: response.headers.has('x-may-withdraw'),
    }
  } catch {
    return null
  }
}

function asForm({ fingerprint, ...rest }: Credentials): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries({ fingerprint, ...rest }))
    if (value) form.set(name, value)
  return form
}
