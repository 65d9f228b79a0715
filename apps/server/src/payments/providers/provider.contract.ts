import { expect, test } from 'vitest'
import type { PaymentOrder, PaymentProvider } from './provider.ts'

export interface ProviderUnderTest {
  provider: PaymentProvider
  /** A method of the provider that takes deposits and pays out, and an amount of EUR that it accepts. */
  methodId: string
  amount: bigint
  /** Pays on the payment page, as a payer would. */
  pay(pageUrl: string): Promise<void>
  /** What the provider has sent to our callback address so far. */
  callbacks(): { headers: Record<string, string>; body: Uint8Array }[]
  /** Resolves when `holds` answers true; rejects after a few seconds. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>
  callbackUrl: string
}

/** What every adapter, together with the provider or its stand-in, must do. */
export function providerContract(open: () => ProviderUnderTest): void {
  let count = 0
  const order = (kind: PaymentOrder['kind'] = 'deposit'): PaymentOrder => ({
    reference: `contract-${process.pid}-${++count}`,
    kind,
    methodId: open().methodId,
    amount: open().amount,
    currency: 'EUR',
    language: 'en',
    returnUrl: 'https://casino.test/closewindow',
    callbackUrl: open().callbackUrl,
  })

  test('methods have names, marks and limits in minor units', async () => {
    const methods = await open().provider.listMethods('EUR')
    expect(methods.find(({ id }) => id === open().methodId)).toMatchObject({ supports: expect.arrayContaining(['DEPOSIT', 'WITHDRAW']) })
    for (const { logos, name } of methods) expect([name, logos.light, logos.dark].every(Boolean)).toBe(true)
  })

  test('a deposit opens with a page to pay on; asking again answers the same one', async () => {
    const { provider } = open()
    const asked = order()
    const [first, second] = [await provider.start(asked), await provider.start(asked)]
    expect(first).toMatchObject({ reference: asked.reference, state: 'started', amount: asked.amount, currency: 'EUR' })
    expect(first.pageUrl).toMatch(/^https?:/)
    expect(second).toEqual(first)
  })

  test('a paid deposit is told by callback and confirmed when asked', async () => {
    const { provider, pay, callbacks, until } = open()
    const { providerRef, pageUrl, reference } = await provider.start(order())
    await pay(pageUrl ?? '')
    const told = () => callbacks().map(({ headers, body }) => provider.readCallback(headers, body))
    await until(() => told().some((callback) => callback?.report.reference === reference && callback.report.state === 'paid'))
    expect(await provider.lookUp(providerRef)).toMatchObject({ reference, state: 'paid', amount: open().amount })
  })

  test('a payout is paid in the end', async () => {
    const { provider, until } = open()
    const { providerRef, state, pageUrl } = await provider.start(order('payout'))
    expect([state, pageUrl]).toEqual(['pending', null])
    await until(async () => (await provider.lookUp(providerRef)).state === 'paid')
  })

  test('a callback with one byte altered is nobody’s', () => {
    const { provider, callbacks } = open()
    const [callback] = callbacks()
    expect(callback).toBeDefined()
    const altered = Uint8Array.from(callback?.body ?? [])
    altered[altered.length - 2] = (altered.at(-2) ?? 0) ^ 1
    expect(provider.readCallback(callback?.headers ?? {}, altered)).toBeNull()
  })

  test('a payment that does not exist is trouble, not an answer', async () => {
    await expect(open().provider.lookUp('no-such-payment')).rejects.toThrow('did not answer')
  })
}
