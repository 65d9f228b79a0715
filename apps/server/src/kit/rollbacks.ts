/** Adds a transaction to the rollbacks, which are kept by what they undo, where it is one. */
export function addRollback<Transaction extends { original: string | null }>(
  undone: Map<string, Transaction[]>,
  transaction: Transaction,
): void {
  const { original } = transaction
  if (original !== null) undone.set(original, [...(undone.get(original) ?? []), transaction])
}
