/** Whether somebody wants no movement, or no data, that they have not asked for. */
export function wantsCalm(): boolean {
  const saveData = 'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean } | undefined)?.saveData)
  return saveData || matchMedia('(prefers-reduced-motion: reduce)').matches
}
