import { createHash } from 'node:crypto'
import type { MailMessage } from '#contracts/mail-api.ts'
import { type Auth, openAuth } from '../src/auth/auth.module.ts'
import { openBonuses } from '../src/bonuses/bonuses.module.ts'
import type { Database } from '../src/db/database.ts'
import { openInbox } from '../src/inbox/inbox.module.ts'
import { type ManualClock, manualClock } from '../src/kit/clock.ts'
import type { HttpAnswer, HttpRequest } from '../src/kit/http.ts'
import { openIds } from '../src/kit/ids.ts'
import { openLog } from '../src/kit/log.ts'
import { systemRandom } from '../src/kit/random.ts'
import { openTopics } from '../src/kit/topics.ts'
import { type Licences, openLicences } from '../src/markets/licences.ts'
import { openMail } from '../src/players/mail/mail.ts'
import { openMatches } from '../src/players/matching/matches.ts'
import { changePassword, requestPasswordReset } from '../src/players/passwords/password-reset.ts'
import type { PlayersDeps } from '../src/players/players.resolvers.ts'
import { register } from '../src/players/registration/registration.ts'
import { verifyAccount } from '../src/players/registration/verification.ts'
import type { RegisterClassicInput } from '../src/schema/resolvers.generated.ts'

const PUBLIC_URL = 'https://casino.test'
const PASSWORD = 'Welcome-1'

export type Accounts = ReturnType<typeof openAccounts>

interface Options {
  registrationResult?: PlayersDeps['config']['registrationResult']
  clock?: ManualClock
  licences?: Licences
}

/** The modules that registration and sign-in need, over a database. */
function openParts(
  db: Database,
  { registrationResult = 'VERIFICATION_NEEDED', licences = openLicences(), ...options }: Options,
) {
  const clock = options.clock ?? manualClock(new Date('2026-11-20T12:00:00Z'))
  const random = systemRandom
  const ids = openIds({ clock, random })
  const topics = openTopics()
  const log = openLog('silent')
  const letters: MailMessage[] = []
  const config = {
    registrationResult,
    mailFrom: 'Baize <hello@baize.test>',
    smtpUrl: null,
    sandboxUrl: 'http://sandbox.invalid',
    sealScriptUrl: 'http://sandbox.invalid/seal/{sealId}/anj-seal.js',
    chat: null,
    secrets: { mail: ['mail secret'], session: ['session secret'] as const },
  }
  const keep = async (_id: string, message: MailMessage) => {
    letters.push(message)
  }
  const mail = openMail({ db, clock, ids, log, config }, keep)
  const matches = openMatches({
    db,
    clock,
    ids,
    log,
    endSessions: (tx, playerIds) => auth.endSessions(tx, playerIds, 'not_active'),
  })
  const parts = {
    db,
    clock,
    random,
    ids,
    topics,
    log,
    mail,
    config,
    licences,
    matches,
    market: licences.market,
    publicUrl: PUBLIC_URL,
  }
  const auth: Auth = openAuth(parts)
  const inbox = openInbox(parts)
  const bonuses = openBonuses({ ...parts, notify: inbox.notify, kindOf: () => null })
  const { mustBePromoCode } = bonuses
  const deps = {
    ...parts,
    endSessions: auth.endSessions,
    welcome: inbox.welcome,
    notify: inbox.notify,
    inbox,
    bonuses,
    mustBePromoCode,
    gameProviders: [],
  }
  return { deps, auth, letters }
}

/**
 * Registration and sign-in over a database, with a clock that is moved by hand and letters that are
 * kept.
 */
export function openAccounts(db: Database, options: Options = {}) {
  const { deps, auth, letters } = openParts(db, options)
  const { mail } = deps
  const caller = {
    ip: '192.0.2.1',
    language: 'en',
    requestId: 'test',
    cookies: new Map<string, string>(),
  }

  /** Sends all letters that are due, and returns the newest one to an address. */
  async function letterTo(email: string): Promise<MailMessage> {
    await mail.sendDue()
    const letter = letters.findLast(({ to }) => to === email)
    if (!letter) throw new Error(`There is no letter to ${email}.`)
    return letter
  }

  const tokenTo = async (email: string) => tokenIn(await letterTo(email))

  return {
    ...deps,
    auth,
    /** Carries out an operator's act on a player. */
    changeStatus: (playerId: string, status: 'active' | 'limited' | 'blocked') =>
      db.transaction((tx) =>
        auth.changeStatus(tx, playerId, status, {
          actor: 'operator/kim',
          reason: 'a test',
          requestId: null,
        }),
      ),
    /** Excludes a player at their own wish, until `endsAt` or for good. */
    exclude: (playerId: string, endsAt: Date | null = null) => {
      return db.transaction((tx) =>
        auth.exclude(
          tx,
          { playerId, endsAt },
          { actor: 'player', reason: null, requestId: 'test' },
        ),
      )
    },
    letters,
    letterTo,
    tokenTo,
    register: (
      changes: Partial<RegisterClassicInput> & { email: string },
      by: Partial<typeof caller> = {},
    ) => register(deps, registrationOf(changes), { ...caller, ...by }),
    verify: (token: string) => verifyAccount(deps, token, 'test'),
    requestReset: (email: string, resetPasswordPath = '/?lng=en&modal=change_password') =>
      requestPasswordReset(deps, { email, resetPasswordPath }, caller),
    changePassword: (token: string, newPassword: string) =>
      changePassword(deps, { token, newPassword }, caller),

    /** Registers a player and proves their address. */
    async member(email: string, changes: Partial<RegisterClassicInput> = {}): Promise<void> {
      await register(deps, registrationOf({ ...changes, email }), caller)
      await verifyAccount(deps, await tokenTo(email), 'test')
    },

    async post(
      path: '/auth/login' | '/auth/logout' | '/auth/refresh',
      given: Partial<PostedRequest> = {},
    ): Promise<HttpAnswer> {
      const route = auth.routes?.find((each) => each.path === path)
      if (!route) throw new Error(`There is no route ${path}.`)
      return route.handle(requestOf(path, given))
    },
  }
}

export interface PostedRequest {
  form: Record<string, string>
  cookie: string
  ip: string
  language: string
  headers: Record<string, string>
}

function requestOf(
  path: string,
  { form, cookie, ip = '192.0.2.1', language = 'en', headers }: Partial<PostedRequest>,
): HttpRequest {
  const body = Buffer.from(new URLSearchParams(form).toString())
  const [name, value] = cookie?.split(/=(.*)/) ?? []
  return {
    method: 'POST',
    url: new URL(path, PUBLIC_URL),
    headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
    ip,
    requestId: 'test',
    language,
    cookies: new Map(name && value ? [[name, value]] : []),
    body: async () => body,
  }
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: HttpAnswer): string {
  return String(headers?.['set-cookie'] ?? '').split(';')[0] ?? ''
}

function tokenIn({ text }: MailMessage): string {
  return text.match(/[?&]token=([\w-]+)/)?.[1] ?? ''
}

/**
 * A registration that is in order, with `changes`. Another e-mail address makes another person,
 * with another birthday, address and name.
 */
export function registrationOf(
  changes: Partial<RegisterClassicInput> & { email: string },
): RegisterClassicInput {
  const number = createHash('sha256')
    .update(changes.email.trim().toLowerCase())
    .digest()
    .readUInt32BE()
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'DE',
    dateOfBirth: new Date(Date.UTC(1950, 0, 1 + (number % 18_000))).toISOString().slice(0, 10),
    city: 'Berlin',
    houseNumberAndStreetName: `Unter den Linden ${number % 9000}`,
    postCode: '10117',
    mobileNumber: `+49 151 ${1_000_000 + (number % 9_000_000)}`,
    password: PASSWORD,
    newsletter: true,
    currency: 'EUR',
    verificationPath: '/?lng=en&modal=verify',
    ...changes,
  }
}
