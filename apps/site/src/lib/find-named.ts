/**
 * The entry of that id; where none has it, the first whose id differs in the case of letters alone.
 * Addresses are typed by hand, and mails and chats change the case of letters.
 */
export function findNamed<T extends { id: string }>(
  entries: readonly T[],
  id: string | null | undefined,
): T | undefined {
  const wanted = id?.toLowerCase()
  return (
    entries.find((entry) => entry.id === id) ??
    entries.find((entry) => entry.id.toLowerCase() === wanted)
  )
}
