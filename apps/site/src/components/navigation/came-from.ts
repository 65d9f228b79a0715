/** The path of the page whose link led here; null when something else did. */
export function cameFrom(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'cameFrom' in state &&
    typeof state.cameFrom === 'string'
    ? state.cameFrom
    : null
}
