import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { signedRequest } from '#testkit/signed-request.ts'
import { callbackRoutes } from './callbacks.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

/** The log lines of so many calls that every caller can make, and of one more a minute later. */
async function linesOf(readCallback: Bed['provider']['readCallback'], calls: number) {
  const lines: { msg: string; leftOut?: number }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) })
  const [route] = callbackRoutes({
    ...bed.deps,
    log,
    providers: [{ ...bed.provider, readCallback }],
  })
  const call = (id: number) =>
    route?.handle(signedRequest({ secret: 'of nobody', messageId: `m${id}`, at: 0, body: '{}' }))
  for (let id = 0; id < calls; id++) await call(id)
  bed.deps.clock.advance(60_000)
  const before = lines.length
  await call(calls)
  const of = (some: typeof lines) =>
    some.filter(({ msg }) => msg.startsWith('a callback ')).map(({ leftOut = 0 }) => leftOut)
  return { during: of(lines.slice(0, before)), after: of(lines.slice(before)) }
}

test.each([
  ['under a bad key', () => null],
  ['that make us look up at the provider without success', () => ({ lookUp: 'session/unknown' })],
])(
  'callbacks %s write five lines a minute, and then how many were left out',
  async (_, readCallback) => {
    expect(await linesOf(readCallback, 100)).toEqual({ during: [0, 0, 0, 0, 0], after: [95] })
  },
)

test('callbacks about payments that are not known write five lines a minute', async () => {
  const { id } = await bed.deposit(await bed.newPlayer())
  const report = bed.provider.setReport(id, { state: 'paid', reference: 'another-casino' })
  bed.provider.reports.set('another', report)
  expect(await linesOf(() => ({ lookUp: 'pay_another' }), 100)).toEqual({
    during: [0, 0, 0, 0, 0],
    after: [95],
  })
})
