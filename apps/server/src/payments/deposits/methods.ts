import { MOST_METHODS } from '#contracts/cashier-api.ts'
import { type AmountLimit, amountProblem } from '#rules/amounts.ts'
import { badInput, Refusal } from '../../kit/refusal.ts'
import type { PaymentsDeps } from '../payments.deps.ts'
import type { PaymentMethod } from '../providers/provider.ts'

export type KnownMethod = PaymentMethod & { providerId: string }
export type MethodUse = PaymentMethod['supports'][number]

export interface Methods {
  /**
   * Returns the methods that can be used in this currency; throws ThirdPartyDown rather than return
   * that there is nothing while a provider has never answered.
   */
  list(currency: string, use: MethodUse): Promise<KnownMethod[]>
  /**
   * Throws Refusal('payment_method_unknown'), and ThirdPartyDown while it may be the method of a
   * provider that has never answered.
   */
  get(id: string, currency: string, use: MethodUse): Promise<KnownMethod>
}

/**
 * A list is valid for a minute; after that it is still used while a new one is fetched, and for as
 * long as the provider is away.
 */
const FRESH_MS = 60_000
/** Time for which a provider that failed is not called again, in ms. */
const RETRY_MS = 5_000

interface Shelf {
  /** Last answer of each provider; one that has not answered yet is missing. */
  lists: Map<string, KnownMethod[]>
  /** Error of the last failed fetch of a provider's methods. */
  failure: unknown
  fetching: Promise<void> | null
  nextFetchMs: number
}

/** The providers' methods, kept in memory: a page must not wait for a third party. */
export function openMethods(deps: Pick<PaymentsDeps, 'providers' | 'clock' | 'log'>): Methods {
  const shelves = new Map<string, Shelf>()

  /** A provider that is away keeps the methods it had. */
  async function fetchAll(currency: string, shelf: Shelf): Promise<void> {
    const answers = await Promise.allSettled(
      deps.providers.map(async (provider) => provider.listMethods(currency)),
    )
    let wait = FRESH_MS
    for (const [at, { id }] of deps.providers.entries()) {
      const answer = answers[at]
      if (answer?.status === 'fulfilled') {
        shelf.lists.set(
          id,
          answer.value.map((method) => ({ ...method, providerId: id })),
        )
        continue
      }
      deps.log.warn(
        { err: answer?.reason, provider: id },
        'the methods of a provider could not be read',
      )
      shelf.failure = answer?.reason
      wait = RETRY_MS
    }
    shelf.nextFetchMs = deps.clock.nowMs() + wait
    shelf.fetching = null
  }

  /**
   * Waits for the providers only where it would answer nothing, and answers nothing only when all
   * of them have answered.
   */
  async function find(
    currency: string,
    isMeant: (method: KnownMethod) => boolean,
  ): Promise<KnownMethod[]> {
    const shelf = shelves.get(currency) ?? {
      lists: new Map(),
      failure: null,
      fetching: null,
      nextFetchMs: 0,
    }
    shelves.set(currency, shelf)
    const known = () =>
      deps.providers.flatMap(({ id }) => shelf.lists.get(id) ?? []).filter(isMeant)
    const isListMissing = () => deps.providers.some(({ id }) => !shelf.lists.has(id))
    if (deps.clock.nowMs() >= shelf.nextFetchMs) shelf.fetching ??= fetchAll(currency, shelf)
    if (known().length === 0 && isListMissing()) await shelf.fetching
    const found = known()
    if (found.length === 0 && isListMissing()) throw shelf.failure
    return found
  }

  return {
    // Each provider is bounded by itself; all of them together are what a query is priced for.
    list: async (currency, use) =>
      (await find(currency, ({ supports }) => supports.includes(use))).slice(0, MOST_METHODS),
    async get(id, currency, use) {
      const [method] = await find(currency, (each) => each.id === id && each.supports.includes(use))
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
