/** Returns whether the visitor has set their device to less movement, or to less data. */
export function wantsCalm(): boolean {
  const saveData =
    'connection' in navigator &&
    Boolean((navigator.connection as { saveData?: boolean } | undefined)?.saveData)
  return saveData || matchMedia('(prefers-reduced-motion: reduce)').matches
}
