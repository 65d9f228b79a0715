import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerWithoutEnd } from '#testkit/endless-answer.ts'
import { manualClock } from '../../kit/clock.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { paymentFields } from '../payments.fields.ts'
import { openBrite } from './brite.ts'
import { openHostedPage } from './hosted-page.ts'
import type { PaymentProvider } from './provider.ts'

const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
const SECRET = 'a-secret-that-both-sides-know'
const logos = { light: 'http://c.test/l.webp', dark: 'http://c.test/d.webp' }
const method = {
  id: 'card',
  name: 'Card',
  brand: 'Card',
  engine: 'redirect',
  logos,
  supports: ['DEPOSIT'],
  limit: null,
}
const payment = {
  id: 'p1',
  reference: 'd1',
  kind: 'deposit',
  state: 'paid',
  amount: 100,
  currency: 'EUR',
  instrument: '•••• 4242',
}

let answer: RequestListener = () => {}
const lines: string[] = []
const server = createServer((request, response) => answer(request, response))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function providers(): Record<'cashier' | 'brite', PaymentProvider> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  return {
    cashier: openHostedPage({
      id: 'cashier',
      url,
      secrets: [SECRET],
      clock,
      ids: { newId: () => 'id' },
      log,
    }),
    brite: openBrite({
      id: 'brite',
      url,
      publicKey: 'baize',
      secrets: [SECRET],
      countryId: 'DE',
      describeMethod: () => null,
      clock,
    }),
  }
}

const sizeOf = (field: string) => Number(paymentFields[field]?.size)

const answerJson = (body: unknown) => {
  answer = (_request, response) => response.end(JSON.stringify(body))
}

test('a method with a name of 1 MB is left out with one short log line, and the others are offered', async () => {
  answerJson([{ ...method, id: 'odd', name: 'x'.repeat(500_000) }, method])
  expect((await providers().cashier.listMethods('EUR')).map(({ id }) => id)).toEqual(['card'])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ provider: 'cashier', odd: 1 }])
})

test('no more of very many methods are offered than a query is priced for', async () => {
  answerJson(Array.from({ length: 1000 }, (_, at) => ({ ...method, id: `m-${at}` })))
  expect(await providers().cashier.listMethods('EUR')).toHaveLength(sizeOf('Query.depositMethods'))
})

test('a method with more amounts than a query is priced for is left out', async () => {
  const most = sizeOf('PaymentValues.values')
  const withAmounts = (id: string, length: number) => ({
    ...method,
    id,
    limit: { values: Array.from({ length }, (_, at) => at + 1) },
  })
  answerJson([withAmounts('many', most), withAmounts('too-many', most + 1)])
  expect((await providers().cashier.listMethods('EUR')).map(({ id }) => id)).toEqual(['many'])
})

test.each(['cashier', 'brite'] as const)(
  'an answer of the %s without end counts as none',
  async (name) => {
    const endless = answerWithoutEnd()
    answer = endless.answer
    await expect(providers()[name].lookUp('session/1')).rejects.toThrow(ThirdPartyDown)
    await endless.closed
    expect(endless.sentMb()).toBeLessThan(40)
  },
)

test('a paid payment is read although its account is described at great length', async () => {
  answerJson({ ...payment, instrument: 'y'.repeat(500_000) })
  expect((await providers().cashier.lookUp('p1')).instrument).toBe('y'.repeat(100))
  // The report of a payment is kept as JSON, in which PostgreSQL takes no half of a character.
  answerJson({ ...payment, instrument: `${'y'.repeat(99)}😀` })
  expect((await providers().cashier.lookUp('p1')).instrument?.isWellFormed()).toBe(true)
})
