import type { RequestContext } from '../src/kit/request-context.ts'
import type { VerifiedPerson } from '../src/payments/providers/provider.ts'
import { payAsPlayer, payAsVisitor } from '../src/payments/quick-deposit/quick-deposit.ts'
import { checkPayNPlay } from '../src/payments/quick-deposit/quick-deposit-check.ts'
import { registerPayNPlay } from '../src/payments/quick-deposit/quick-deposit-registration.ts'
import type { Bed } from './payments.ts'

let visitors = 0

/** Opens a browser that keeps its cookies, for a visitor or for a signed-in player. */
export function openVisitor(bed: Bed, playerId?: string, ip?: string) {
  const cookies = new Map<string, string>()
  const gone = new AbortController()
  const number = ++visitors
  const context: RequestContext = {
    viewer: playerId ? { playerId, sessionId: `session-${number}` } : null,
    requestId: `visitor-${number}`,
    // Each from a network of their own, so that one does not use up the attempts of another.
    ip: ip ?? `10.${number >> 8}.${number & 255}.1`,
    language: 'en',
    userAgent: 'a test',
    cookies,
    setCookie(header) {
      const [, name = '', value = ''] = header.match(/^([^=]+)=([^;]*)/) ?? []
      cookies.set(name, value)
    },
    signal: gone.signal,
  }
  return {
    cookies,
    email: `visitor-${number}@example.test`,

    /**
     * A quick deposit of 50 EUR whose page is open: the secret id, and the deposit that it stands
     * for.
     */
    async pay(change: Partial<Parameters<typeof payAsVisitor>[2]> = {}) {
      const usual = {
        methodId: 'card',
        amount: 5000n,
        currency: 'EUR',
        bonusCode: null,
        returnPath: '/closewindow',
        email: undefined,
      }
      const wish = { ...usual, fingerprint: null, language: 'en', ...change }
      const { deps, methods } = bed
      const { id } = playerId
        ? await payAsPlayer(deps, methods, wish, { ...context, playerId })
        : await payAsVisitor(deps, methods, wish, context)
      return { id, depositId: bed.provider.orders.at(-1)?.reference ?? '' }
    },

    /**
     * Returns the answer for the browser: the player who signs in, the one who registers, or the
     * refusal. Waits until there is one.
     */
    async check(id: string) {
      for await (const answer of checkPayNPlay(bed.deps, id, context)) return answer
      return null
    },

    register(payNPlay: string, change: Partial<Parameters<typeof registerPayNPlay>[1]> = {}) {
      const form = {
        email: `visitor-${number}@example.test`,
        password: 'Welcome-1',
        accept: true,
        newsletter: false,
        fingerprint: null,
      }
      const address = {
        houseNumberAndStreetName: `Spreeufer ${number}`,
        postCode: '10178',
        city: 'Berlin',
        country: 'DE',
      }
      const person = {
        firstName: 'Robin',
        lastName: 'Ashford',
        dateOfBirth: '1990-05-17',
        gender: 'FEMALE',
        mobileNumber: `+49 1512${300_000 + number}`,
      }
      const input = {
        ...form,
        ...address,
        ...person,
        verificationPath: '/?lng=en&modal=verify',
        payNPlay,
        ...change,
      }
      return registerPayNPlay(bed.deps, input as Parameters<typeof registerPayNPlay>[1], context)
    },

    leave: () => gone.abort(),
  }
}

export type Visitor = ReturnType<typeof openVisitor>

let persons = 0

/** Returns a payer whom a bank has verified, with data that no other test uses. */
export function newPayer(change: Partial<VerifiedPerson> = {}): VerifiedPerson {
  const number = ++persons
  return {
    subject: `subject-${number}`,
    nationalId: `national-${number}`,
    firstName: 'Ada',
    lastName: `Nr ${number}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
    dateOfBirth: new Date(Date.UTC(1985, 0, number)).toISOString().slice(0, 10),
    country: 'DE',
    city: 'Lübeck',
    houseNumberAndStreetName: `Mengstraße ${number}`,
    postCode: '23552',
    mobileNumber: null,
    email: null,
    gender: 'FEMALE',
    ...change,
  }
}
