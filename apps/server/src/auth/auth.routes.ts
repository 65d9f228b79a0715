import { readFingerprint } from '#rules/fingerprint.ts'
import { networkOf } from '#rules/network.ts'
import { openFewLines } from '../kit/few-lines.ts'
import type { HttpAnswer, HttpRequest, Route } from '../kit/http.ts'
import { plain } from '../kit/http.ts'
import { isSameSite } from '../kit/same-site.ts'
import { deviceCookie } from '../players/places/device-cookie.ts'
import { refreshCookie } from './sessions/refresh-cookie.ts'
import { type Device, type Grant, refreshSession, signOut } from './sessions/sessions.ts'
import type { SignInDeps, SignInResult } from './sign-in/admit.ts'
import { type SignInProblem, signInMessage } from './sign-in/messages.ts'
import { signInWithPassword, signInWithTicket } from './sign-in/sign-in.ts'

/**
 * Header of a refused sign-in: the form is accepted with `purpose=withdraw`, for a session that can
 * only withdraw.
 */
const MAY_WITHDRAW = 'x-may-withdraw'
const LARGEST_FORM = 8192
const FORM = 'application/x-www-form-urlencoded'

const STATUS: Readonly<Record<SignInProblem, number>> = {
  wrong: 401,
  locked: 423,
  too_many: 429,
  foreign: 403,
  malformed: 401,
  excluded: 401,
  excluded_until: 401,
  blocked: 401,
  unverified: 401,
  unverified_waits: 401,
  under_check: 401,
}

/**
 * POST /auth/login, /auth/logout and /auth/refresh. An access token is answered as plain text, what
 * it is renewed with as a cookie that no script can read. A refused sign-in is explained in a
 * sentence of the player's language.
 */
export function authRoutes(deps: SignInDeps): Route[] {
  const cookie = refreshCookie(deps.publicUrl)
  const device = deviceCookie(deps.publicUrl)
  const ownOrigin = new URL(deps.publicUrl).origin
  const few = openFewLines(deps)

  async function login(request: HttpRequest): Promise<HttpAnswer> {
    if (!isSameSite(request.headers, ownOrigin)) return refuseForeign(request)
    if (!request.headers['content-type']?.startsWith(FORM)) return plain(415, `Send ${FORM}.`)
    const form = new URLSearchParams((await request.body(LARGEST_FORM)).toString('utf8'))
    const browser = device.read(request.cookies) ?? device.create(deps.random)
    const result = await signIn(deps, form, deviceOf(request, form, browser), request.requestId)
    if (!('grant' in result)) return refuse(request, result)
    // The cookie of the session before is about to be overwritten, so its session could never be
    // signed out.
    const before = request.cookies.get(cookie.name)
    if (before) await signOut(deps, before)
    return grantTo(result.grant, device.set(browser))
  }

  async function logout(request: HttpRequest): Promise<HttpAnswer> {
    if (!isSameSite(request.headers, ownOrigin)) return refuseForeign(request)
    const token = request.cookies.get(cookie.name)
    if (token) await signOut(deps, token)
    return { status: 204, headers: { 'set-cookie': cookie.clear() } }
  }

  async function refresh(request: HttpRequest): Promise<HttpAnswer> {
    if (!isSameSite(request.headers, ownOrigin)) return refuseForeign(request)
    const token = request.cookies.get(cookie.name)
    const result = token
      ? await refreshSession(deps, token, request.requestId)
      : 'authentication_required'
    return typeof result === 'string'
      ? plain(401, result, { 'set-cookie': cookie.clear() })
      : grantTo(result)
  }

  function refuseForeign(request: HttpRequest): HttpAnswer {
    few(
      'warn',
      'foreign',
      { requestId: request.requestId, ip: request.ip, path: request.url.pathname },
      'a request from another site was refused',
    )
    return refuse(request, { problem: 'foreign' })
  }

  function grantTo({ accessToken, refreshToken, maxAgeS }: Grant, ...others: string[]): HttpAnswer {
    return plain(200, accessToken, { 'set-cookie': [cookie.set(refreshToken, maxAgeS), ...others] })
  }

  return [
    { method: 'POST', path: '/auth/login', handle: login },
    { method: 'POST', path: '/auth/logout', handle: logout },
    { method: 'POST', path: '/auth/refresh', handle: refresh },
  ]
}

async function signIn(
  deps: SignInDeps,
  form: URLSearchParams,
  device: Device,
  requestId: string,
): Promise<SignInResult> {
  const ticket = form.get('token')
  if (ticket) return signInWithTicket(deps, ticket, device, requestId)
  const email = form.get('username') ?? ''
  const password = form.get('password') ?? ''
  // A text that cannot be an address or a password is not worth the work that a real attempt is.
  if (email.trim() === '' || password === '' || email.length > 320 || password.length > 256)
    return { problem: 'malformed' }
  const purpose = form.get('purpose') === 'withdraw' ? 'withdraw' : 'play'
  return signInWithPassword(deps, { email, password, purpose }, device, requestId)
}

function deviceOf({ ip, headers }: HttpRequest, form: URLSearchParams, browser: string): Device {
  return {
    ip,
    network: networkOf(ip),
    userAgent: headers['user-agent'] ?? '',
    fingerprint: readFingerprint(form.get('fingerprint')),
    browser,
  }
}

function refuse(
  { language }: HttpRequest,
  { problem, ...facts }: Extract<SignInResult, { problem: SignInProblem }>,
): HttpAnswer {
  const headers: Record<string, string> = facts.waitS ? { 'retry-after': String(facts.waitS) } : {}
  if (problem === 'excluded' || problem === 'excluded_until' || problem === 'under_check')
    headers[MAY_WITHDRAW] = 'true'
  return plain(STATUS[problem], signInMessage(problem, language, facts), {
    ...headers,
    'content-language': language,
  })
}
