import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { USUAL } from './behaviour.ts'
import { openCashierStore } from './cashier.store.ts'
import type { CashierDesk } from './desk.ts'
import { payerPages } from './payer.ts'
import { openPayment } from './payments.ts'
import { listPersons } from './persons.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-payer-'))
let desk: CashierDesk
let pages: ReturnType<typeof payerPages>
let id: string

beforeAll(() => {
  desk = {
    store: openCashierStore(join(folder, 'cashier.sqlite')),
    behaviour: () => USUAL,
    nowMs: () => 1_000_000,
    baseUrl: 'http://cashier.test',
  }
  pages = payerPages(desk, '/cashier')
  const request = {
    reference: 'ours',
    kind: 'deposit',
    methodId: 'cardinal',
    amount: 5000,
    currency: 'EUR',
    language: 'en',
  } as const
  const addresses = {
    returnUrl: 'http://casino.test/closewindow',
    callbackUrl: 'http://casino.test/callbacks',
  }
  id = openPayment(desk, { ...request, ...addresses }).id
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const vera = () => {
  const found = listPersons(desk.store).find(({ subject }) => subject === 'person-vera')
  if (!found) throw new Error('There is no such person.')
  return found
}
const edit = (change: Record<string, string>) => {
  const { subject, ...facts } = vera()
  const values = Object.entries({ ...facts, ...change }).map(([name, value]) => [name, value ?? ''])
  const body = new URLSearchParams(values as [string, string][])
  return pages.request(`/pay/${id}/persons/${subject}`, { method: 'POST', body })
}

test('the form of a person who was written about wrongly comes again with 422, and nothing is kept', async () => {
  const answer = await edit({ firstName: 'Wilma', dateOfBirth: 'yesterday' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('yesterday')
  expect(vera().firstName).not.toBe('Wilma')
})

test('correct details of a person are kept, and lead back to the payment', async () => {
  const answer = await edit({ firstName: 'Wilma' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/cashier/pay/${id}`])
  expect(vera().firstName).toBe('Wilma')
})

test('a payment that is not known is answered with 404, and so is a person of it', async () => {
  for (const path of ['/pay/none', '/pay/none/persons/person-vera'])
    expect((await pages.request(path)).status).toBe(404)
})

test('a person who is not known leads back to the payment', async () => {
  expect((await pages.request(`/pay/${id}/persons/person-none`)).status).toBe(303)
})
