import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import type { RequestContext } from '../kit/request-context.ts'
import { settleDeposit } from './deposit.ts'
import { payAsVisitor } from './pay-n-play.ts'
import { checkPayNPlay } from './pay-n-play-check.ts'
import { registerPayNPlay } from './pay-n-play-registration.ts'
import type { PaymentReport, VerifiedPerson } from './providers/provider.ts'
import { sweepRefunds } from './refund.ts'

const MINUTE_MS = 60_000
let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

/** A browser that keeps the cookies it is given. */
function openBrowser(): RequestContext {
  const cookies = new Map<string, string>()
  return {
    cookies,
    setCookie(line) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      cookies.set(name, value)
    },
    ...{ viewer: null, requestId: 'test', ip: '192.0.2.7', language: 'en', userAgent: '', signal: new AbortController().signal },
  }
}

let count = 0
function newPerson(): VerifiedPerson {
  const number = ++count
  return {
    ...{ subject: `subject-${number}`, nationalId: `number-${number}`, firstName: 'Lena', lastName: `Quist${number}`, gender: 'FEMALE' },
    ...{ dateOfBirth: '1990-05-05', country: 'DE', city: 'Kiel', houseNumberAndStreetName: 'Hafen 1', postCode: '24103' },
    ...{ mobileNumber: '+49 151 1234567', email: null },
  }
}

async function start(browser: RequestContext) {
  const wish = { methodId: 'card', amount: 5000n, currency: 'EUR', bonusCode: null, returnPath: '/closewindow', email: undefined }
  const { id } = await payAsVisitor(bed.deps, bed.methods, { ...wish, fingerprint: null, language: 'en' }, browser)
  return { id, reference: bed.provider.orders.at(-1)?.reference ?? '' }
}

function paid(reference: string, change: Partial<PaymentReport> = {}): PaymentReport {
  return bed.provider.say(reference, { state: 'paid', ...change })
}

/** What the browser is told, or the code of the refusal. */
async function check(browser: RequestContext, id: string) {
  const { value } = await checkPayNPlay(bed.deps, id, browser).next()
  if (!value) return null
  return 'refusal' in value ? value.refusal.code : value
}

function formOf(payNPlay: string) {
  return {
    ...{ email: `lena${++count}@example.test`, password: 'Welcome-1', firstName: 'Lena', lastName: 'Typed', city: 'Kiel', country: 'DE' },
    ...{ houseNumberAndStreetName: 'Hafen 1', postCode: '24103', gender: 'FEMALE' as const, mobileNumber: '+49 151 1234567' },
    ...{ dateOfBirth: '1990-05-05', accept: true, newsletter: false, fingerprint: null, verificationPath: '/', payNPlay },
  }
}

const register = (browser: RequestContext, id: string) =>
  registerPayNPlay(bed.deps, formOf(id), browser).then(
    () => 'registered',
    (error: Error) => error.message,
  )

/** Where the money of a deposit is, in minor units. */
async function whereIs(reference: string) {
  const [row] = await bed.db.run<{ unclaimed: bigint; player: bigint; back: bigint; came: number }>(
    '',
    `select coalesce(sum(case when p.to_account = 'house/unclaimed/EUR' then p.amount when p.from_account = 'house/unclaimed/EUR'
              then -p.amount else 0 end), 0)::bigint as unclaimed,
            coalesce(sum(p.amount) filter (where p.to_account like 'player/%/real'), 0)::bigint as player,
            coalesce(sum(p.amount) filter (where p.to_account = 'world/cashier/EUR'), 0)::bigint as back,
            count(*) filter (where p.from_account = 'world/cashier/EUR')::int as came
       from ledger_transfer t join ledger_posting p on p.transfer_id = t.id where t.key in ($1, $2)`,
    [`deposit/${reference}`, `deposit/${reference}/end`],
  )
  return row
}

describe('A7 a quick deposit', () => {
  test('is told to nobody but the browser that paid, once, and not after its time', async () => {
    const browser = openBrowser()
    const { id, reference } = await start(browser)
    await settleDeposit(bed.deps, paid(reference, { person: newPerson() }), 'callback')
    const stranger = openBrowser()
    const other = openBrowser()
    await start(other)
    for (const who of [stranger, other]) {
      expect(await check(who, id)).toBe('pay_n_play_unknown')
      expect(await register(who, id)).toBe('pay_n_play_unknown')
    }
    expect(await check(browser, `${id.slice(0, -1)}_`)).toBe('pay_n_play_unknown')
    expect(await check(browser, reference), 'the id of the deposit is no id of a quick deposit').toBe('pay_n_play_unknown')
    expect(await check(browser, id)).toMatchObject({ user: { id } })
    expect(await check(browser, id)).toBe('pay_n_play_unknown')

    const late = await start(browser)
    bed.deps.clock.advance(15 * MINUTE_MS)
    expect(await check(browser, late.id)).toBe('pay_n_play_unknown')
  })

  test('of somebody who is known gives one ticket, however many tabs wait for it', async () => {
    const person = newPerson()
    const first = openBrowser()
    const one = await start(first)
    await settleDeposit(bed.deps, paid(one.reference, { person }), 'callback')
    await check(first, one.id)
    expect(await register(first, one.id)).toBe('registered')

    const browser = openBrowser()
    const { id, reference } = await start(browser)
    const waiting = [1, 2, 3].map(() => check(browser, id))
    await settleDeposit(bed.deps, paid(reference, { person }), 'callback')
    const told = await Promise.all(waiting)
    expect(told.filter((each) => typeof each === 'object')).toHaveLength(1)
    expect(told.filter((each) => each === 'pay_n_play_unknown')).toHaveLength(2)
  })
})

describe('L5 the money of a quick deposit', () => {
  test('comes in once, whoever says so and however often at the same time', async () => {
    const { reference } = await start(openBrowser())
    const report = paid(reference, { person: newPerson() })
    const sources = ['callback', 'question', 'sweep', 'return', 'callback', 'callback'] as const
    await Promise.all(sources.map((source) => settleDeposit(bed.deps, report, source)))
    expect(await whereIs(reference)).toEqual({ unclaimed: 5000n, player: 0n, back: 0n, came: 1 })
  })

  test('goes to one account when two forms are sent at once', async () => {
    const browser = openBrowser()
    const { id, reference } = await start(browser)
    await settleDeposit(bed.deps, paid(reference, { person: newPerson() }), 'callback')
    await check(browser, id)
    const ends = await Promise.all([register(browser, id), register(browser, id), register(browser, 'card')])
    expect(ends.toSorted()).toEqual(['pay_n_play_unknown', 'pay_n_play_unknown', 'registered'])
    expect(await whereIs(reference)).toEqual({ unclaimed: 0n, player: 5000n, back: 0n, came: 1 })
  })

  test('goes to a player or back, never both, when they register in the moment in which it is given back', async () => {
    for (let round = 0; round < 8; round++) {
      const browser = openBrowser()
      const { id, reference } = await start(browser)
      await settleDeposit(bed.deps, paid(reference), 'callback')
      await check(browser, id)
      bed.deps.clock.advance(60 * MINUTE_MS - 1)
      const late = { ...bed.deps, clock: { ...bed.deps.clock, now: () => new Date(bed.deps.clock.nowMs() + 1) } }
      const [end] = await Promise.all([register(browser, id), sweepRefunds(late), sweepRefunds(late)])
      bed.provider.say(`refund-${reference}`, { state: 'paid' })
      for (const _ of [1, 2, 3]) {
        bed.deps.clock.advance(MINUTE_MS)
        await sweepRefunds(bed.deps)
      }
      const isTheirs = end === 'registered'
      expect(await whereIs(reference)).toEqual({ unclaimed: 0n, player: isTheirs ? 5000n : 0n, back: isTheirs ? 0n : 5000n, came: 1 })
    }
  })

  test('that comes too late to be told goes back, and a repeat of the news brings nothing', async () => {
    const browser = openBrowser()
    const { id, reference } = await start(browser)
    await settleDeposit(bed.deps, bed.provider.say(reference, { state: 'failed' }), 'callback')
    bed.deps.clock.advance(2 * 60 * MINUTE_MS)
    await settleDeposit(bed.deps, paid(reference, { person: newPerson() }), 'sweep')
    expect(await check(browser, id)).toBe('pay_n_play_unknown')
    expect(await register(browser, id)).toBe('pay_n_play_unknown')
    await sweepRefunds(bed.deps)
    const refund = bed.provider.say(`refund-${reference}`, { state: 'paid' })
    bed.deps.clock.advance(MINUTE_MS)
    await Promise.all([sweepRefunds(bed.deps), sweepRefunds(bed.deps)])
    await settleDeposit(bed.deps, paid(reference), 'callback')
    expect(refund.amount).toBe(5000n)
    expect(await whereIs(reference)).toEqual({ unclaimed: 0n, player: 0n, back: 5000n, came: 1 })
  })

  test('goes back although another deposit cannot be given back', async () => {
    const [broken, good] = [await start(openBrowser()), await start(openBrowser())]
    for (const { reference } of [broken, good]) await settleDeposit(bed.deps, paid(reference), 'callback')
    await bed.db.run(
      '',
      `insert into deposit_refund (deposit_id, provider_id, currency, amount, cause, decided_at)
       values ($1, 'cashier', 'EUR', 5000, 'a test', now())`,
      [broken.reference],
    )
    bed.deps.clock.advance(2 * 60 * MINUTE_MS)
    await sweepRefunds(bed.deps)
    expect(bed.provider.refunds.map(({ reference }) => reference)).toContain(`refund-${good.reference}`)
  })
})
