import type { RequestContext } from './request-context.ts'

interface Batch<Value> {
  keys: string[]
  found: Promise<ReadonlyMap<string, Value>>
}

/**
 * Finds what belongs to a key, or null. All keys that one request needs in one turn are looked
 * up together.
 */
export function batchedLookup<Value>(
  find: (context: RequestContext, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (context: RequestContext, key: string) => Promise<Value | null> {
  const batches = new WeakMap<RequestContext, Batch<Value>>()

  function begin(context: RequestContext): Batch<Value> {
    const keys: string[] = []
    const found = Promise.resolve().then(() => {
      batches.delete(context)
      return find(context, keys)
    })
    const batch = { keys, found }
    batches.set(context, batch)
    return batch
  }

  return async (context, key) => {
    const { keys, found } = batches.get(context) ?? begin(context)
    keys.push(key)
    return (await found).get(key) ?? null
  }
}
