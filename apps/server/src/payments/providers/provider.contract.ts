import { expect, test } from 'vitest'
import type { PaymentOrder, PaymentProvider, PaymentReport } from './provider.ts'

export interface ProviderUnderTest {
  provider: PaymentProvider
  /** A method of the provider for quick deposits, and an amount of EUR that it accepts. */
  methodId: string
  amount: bigint
  /** Pays on the payment page, as a payer would. */
  pay(started: PaymentReport): Promise<void>
  /** Returns the callbacks that the provider has sent so far. */
  callbacks(): { headers: Record<string, string>; body: Uint8Array }[]
  /** Resolves when `holds` answers true; rejects after a few seconds. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>
  callbackUrl: string
}

export interface ProviderTraits {
  /** Otherwise a callback only makes us look the payment up. */
  signsCallbacks: boolean
  paysOut: boolean
  /** The provider hands over who pays, a person in DE. */
  verifies: boolean
}

/** Tests that every adapter passes, together with the provider or its stand-in. */
export function providerContract(open: () => ProviderUnderTest, traits: ProviderTraits): void {
  let count = 0
  const order = (kind: PaymentOrder['kind'] = 'deposit'): PaymentOrder => ({
    reference: `contract-${open().methodId}-${process.pid}-${++count}`,
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
    expect(methods.find(({ id }) => id === open().methodId)).toMatchObject({
      supports: expect.arrayContaining(['PAY_N_PLAY']),
    })
    for (const { logos, name } of methods)
      expect([name, logos.light, logos.dark].every(Boolean)).toBe(true)
  })

  test('a deposit opens with a page or a widget to pay with; a repeated request answers the same one', async () => {
    const { provider } = open()
    const wanted = order()
    const [first, second] = [await provider.start(wanted), await provider.start(wanted)]
    expect(first).toMatchObject({
      providerId: provider.id,
      reference: wanted.reference,
      state: 'started',
      amount: wanted.amount,
      currency: 'EUR',
    })
    if (first.pageUrl === null) expect(first.widgetToken).toMatch(/^\S{16,}$/)
    else expect(first.pageUrl).toMatch(/^https?:/)
    expect(second).toEqual(first)
  })

  test('a paid deposit is reported by callback and confirmed by a look-up', async () => {
    const { provider, pay, callbacks, until } = open()
    const started = await provider.start(order())
    const { providerRef, reference } = started
    await pay(started)
    // After an unsigned callback the casino looks up the payment at the provider.
    const isPaid = async ({ headers, body }: ReturnType<typeof callbacks>[number]) => {
      const callback = provider.readCallback(headers, body)
      if (callback === null) return false
      const report =
        'lookUp' in callback
          ? await provider.lookUp(callback.lookUp).catch(() => null)
          : callback.report
      return report?.reference === reference && report.state === 'paid'
    }
    await until(async () => (await Promise.all(callbacks().map(isPaid))).includes(true))
    expect(await provider.lookUp(providerRef)).toMatchObject({
      reference,
      state: 'paid',
      amount: open().amount,
    })
  })

  test.runIf(traits.paysOut)('a payout is paid in the end', async () => {
    const { provider, until } = open()
    const { providerRef, state, pageUrl } = await provider.start(order('payout'))
    expect([state, pageUrl]).toEqual(['pending', null])
    await until(async () => (await provider.lookUp(providerRef)).state === 'paid')
  })

  test.runIf(traits.signsCallbacks)('a callback with one byte altered is nobody’s', async () => {
    const { provider, callbacks, until } = open()
    await until(() => callbacks().length > 0)
    const [callback] = callbacks()
    expect(callback).toBeDefined()
    const altered = Uint8Array.from(callback?.body ?? [])
    altered[altered.length - 2] = (altered.at(-2) ?? 0) ^ 1
    expect(provider.readCallback(callback?.headers ?? {}, altered)).toBeNull()
  })

  test('a paid deposit is given back once, whole, for one reference', async () => {
    const { provider, pay, until } = open()
    const started = await provider.start(order())
    const { providerRef } = started
    await pay(started)
    await until(async () => (await provider.lookUp(providerRef)).state === 'paid')
    const refund = {
      reference: `back-${started.reference}`,
      providerRef,
      amount: open().amount,
      currency: 'EUR',
      callbackUrl: open().callbackUrl,
    }
    const [first, second] = [await provider.refund(refund), await provider.refund(refund)]
    expect(second.providerRef).toBe(first.providerRef)
    expect(first).toMatchObject({
      providerId: provider.id,
      kind: 'refund',
      reference: refund.reference,
      amount: open().amount,
      currency: 'EUR',
    })
    await until(async () => (await provider.lookUp(first.providerRef)).state === 'paid')
  })

  test('what was not paid is not given back', async () => {
    const { provider } = open()
    const { providerRef } = await provider.start(order())
    const refund = {
      reference: `nothing-${providerRef}`,
      providerRef,
      amount: 100n,
      currency: 'EUR',
      callbackUrl: open().callbackUrl,
    }
    await expect(provider.refund(refund)).rejects.toThrow('did not answer')
  })

  test('a verified payer is handed over with name, birthday and country, and no other payer', async () => {
    const { provider, pay } = open()
    const started = await provider.start(order())
    await pay(started)
    const { person } = await provider.lookUp(started.providerRef)
    if (traits.verifies)
      expect(person).toMatchObject({
        subject: expect.any(String),
        dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        country: 'DE',
      })
    else expect(person ?? null).toBeNull()
  })

  test('a payment that does not exist is trouble, not an answer', async () => {
    await expect(open().provider.lookUp('no-such-payment')).rejects.toThrow('did not answer')
  })
}
