import { createStore, type Store } from './store.ts'
import { expiryOf } from './token.ts'

/** `restoring`: the browser was signed in when it was last here, and the access token is being asked for. */
export type SessionStatus = 'visitor' | 'restoring' | 'player'

export interface SessionState {
  status: SessionStatus
  /** Grows with every sign-in and sign-out; whatever belonged to the one before must go. */
  generation: number
}

type Credentials = { username: string; password: string; fingerprint?: string | null } | { token: string; fingerprint?: string | null }

type SignInResult = { ok: true } | { ok: false; message: string; retryAfterS: number | null }

export interface Session {
  state: Store<SessionState>
  /** What the server drew the page with, and the browser must wake it up with. */
  initial: SessionState
  /** Null when nobody is signed in. Refreshed first when its time has passed. */
  freshToken: () => Promise<string | null>
  /** The token as it is, perhaps expired. */
  token: () => string | null
  /** Asks for a new token whatever the old one says; many callers at once make one call. */
  refresh: () => Promise<string | null>
  signIn: (credentials: Credentials, language: string) => Promise<SignInResult>
  signOut: () => Promise<void>
  /** Signs in again after a page load, when the browser remembers a session. */
  restore: () => Promise<void>
}

interface SessionDeps {
  fetch: typeof fetch
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => number
}

/** Local storage holds when the session began, in milliseconds as text. The access token itself lives in memory only. */
export const sessionStartKey = 'session_start'

/** A token is renewed this long before its end, so that it does not die on the way. */
const EXPIRY_MARGIN_MS = 5_000

/** `status` is `restoring` when the request for the page carried a refresh cookie. */
export function createSession({ fetch, storage, now }: SessionDeps, status: SessionStatus = 'visitor'): Session {
  const initial: SessionState = { status, generation: 0 }
  const state = createStore(initial)
  let token: string | null = null
  let refreshing: Promise<string | null> | null = null

  function become(status: SessionStatus) {
    state.set({ status, generation: state.get().generation + 1 })
  }

  function forget() {
    token = null
    storage.removeItem(sessionStartKey)
    if (state.get().status !== 'visitor') become('visitor')
  }

  async function askForToken(): Promise<string | null> {
    const response = await fetch('/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    const text = response.ok ? (await response.text()).trim() : ''
    if (text) {
      token = text
      // A restored session is not a new one: what the page has loaded so far belongs to nobody and may stay.
      if (state.get().status !== 'player') state.set({ ...state.get(), status: 'player' })
      return text
    }
    // An outage is not a refusal: the session is still there when the server comes back.
    if (response.status < 500) forget()
    else token = null
    return null
  }

  function refresh(): Promise<string | null> {
    refreshing ??= askForToken()
      .catch(() => null)
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  return {
    state,
    initial,
    refresh,
    token: () => token,
    freshToken: async () => {
      if (state.get().status === 'visitor') return null
      const alive = token !== null && expiryOf(token) > now() + EXPIRY_MARGIN_MS
      return alive ? token : refresh()
    },
    signIn: async (credentials, language) => {
      const response = await fetch('/auth/login', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'accept-language': language },
        body: asForm(credentials),
      }).catch(() => null)
      const text = response ? (await response.text()).trim() : ''
      if (!response?.ok || !text) return { ok: false, message: text, retryAfterS: readRetryAfter(response) }
      token = text
      storage.setItem(sessionStartKey, String(now()))
      become('player')
      return { ok: true }
    },
    signOut: async () => {
      forget()
      await fetch('/auth/logout', { method: 'POST', credentials: 'same-origin' }).catch(() => null)
    },
    restore: async () => {
      const remembered = storage.getItem(sessionStartKey) !== null || status === 'restoring'
      if (!remembered || state.get().status === 'player') return
      state.set({ ...state.get(), status: 'restoring' })
      const found = await refresh()
      if (found === null && state.get().status === 'restoring') state.set({ ...state.get(), status: 'visitor' })
    },
  }
}

function asForm(credentials: Credentials): URLSearchParams {
  const form = new URLSearchParams()
  if (credentials.fingerprint) form.set('fingerprint', credentials.fingerprint)
  if ('token' in credentials) {
    form.set('token', credentials.token)
  } else {
    form.set('username', credentials.username)
    form.set('password', credentials.password)
  }
  return form
}

function readRetryAfter(response: Response | null): number | null {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
