/**
 * Returns what is kept under a name, or makes it. Of more than `most`, the one that was unused for
 * longest is dropped.
 */
export function keepLast<Value>(
  kept: Map<string, Value>,
  most: number,
  name: string,
  make: () => Value,
): Value {
  const found = kept.get(name) ?? make()
  kept.delete(name)
  kept.set(name, found)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return found
}
