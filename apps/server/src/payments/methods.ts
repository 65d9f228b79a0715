import { type AmountLimit, amountProblem } from '#rules/amounts.ts'
import { badInput, Refusal, ThirdPartyDown } from '../kit/refusal.ts'
import type { PaymentsDeps } from './payments.deps.ts'
import type { PaymentMethod } from './providers/provider.ts'

export type KnownMethod = PaymentMethod & { providerId: string }
export type MethodUse = PaymentMethod['supports'][number]

export interface Methods {
  /** What can be used in this currency; throws ThirdPartyDown only when no list was ever read. */
  list(currency: string, use: MethodUse): Promise<KnownMethod[]>
  /** Throws Refusal('payment_method_unknown'). */
  get(id: string, currency: string, use: MethodUse): Promise<KnownMethod>
}

/** A list is good for a minute; then it is still used while a new one is fetched, and for as long as the provider is away. */
const FRESH_MS = 60_000
/** How long a provider that failed is left alone. */
const RETRY_MS = 5_000

interface Shelf {
  methods: KnownMethod[] | null
  fetching: Promise<KnownMethod[]> | null
  nextFetchMs: number
}

/** The providers' methods, kept in memory: a page must not wait for a third party. */
export function openMethods(deps: Pick<PaymentsDeps, 'providers' | 'clock' | 'log'>): Methods {
  const shelves = new Map<string, Shelf>()

  /** A provider that is away keeps the methods it had; only when all are away there is no list. */
  async function fetchAll(currency: string, before: KnownMethod[]): Promise<KnownMethod[]> {
    const lists = await Promise.allSettled(deps.providers.map((provider) => provider.listMethods(currency)))
    const failures = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []))
    for (const error of failures) deps.log.warn({ err: error }, 'the methods of a provider could not be read')
    if (failures.length === lists.length && failures.length > 0) throw failures[0]
    return deps.providers.flatMap(({ id }, at) => {
      const list = lists[at]
      if (list?.status !== 'fulfilled') return before.filter(({ providerId }) => providerId === id)
      return list.value.map((method) => ({ ...method, providerId: id }))
    })
  }

  function refresh(currency: string, shelf: Shelf): Promise<KnownMethod[]> {
    shelf.nextFetchMs = deps.clock.nowMs() + RETRY_MS
    shelf.fetching ??= fetchAll(currency, shelf.methods ?? [])
      .then((methods) => {
        shelf.methods = methods
        shelf.nextFetchMs = deps.clock.nowMs() + FRESH_MS
        return methods
      })
      .finally(() => {
        shelf.fetching = null
      })
    return shelf.fetching
  }

  async function all(currency: string): Promise<KnownMethod[]> {
    const shelf = shelves.get(currency) ?? { methods: null, fetching: null, nextFetchMs: 0 }
    shelves.set(currency, shelf)
    if (shelf.methods === null) {
      if (!shelf.fetching && deps.clock.nowMs() < shelf.nextFetchMs) throw new ThirdPartyDown('cashier', 'it failed a moment ago')
      return refresh(currency, shelf)
    }
    if (deps.clock.nowMs() >= shelf.nextFetchMs)
      refresh(currency, shelf).catch((error) => deps.log.warn({ err: error }, 'the payment methods could not be refreshed'))
    return shelf.methods
  }

  async function list(currency: string, use: MethodUse): Promise<KnownMethod[]> {
    return (await all(currency)).filter((method) => method.supports.includes(use))
  }

  return {
    list,
    async get(id, currency, use) {
      const method = (await list(currency, use)).find((each) => each.id === id)
      if (!method) throw new Refusal('payment_method_unknown', { method: id })
      return method
    },
  }
}

/** Throws a Refusal that names the field when the method does not take this amount. */
export function checkAmount(amount: bigint, limit: AmountLimit | null): void {
  const problem = amountProblem(amount, limit)
  if (problem) throw badInput({ amount: problem })
}
