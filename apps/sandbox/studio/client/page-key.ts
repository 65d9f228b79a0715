const BYTES = 32

/**
 * Returns the key by which this page proves that it opened the session first. It stays in the tab,
 * so that the game may be loaded again in its place, and is never in an address. Where a browser
 * lets a frame keep nothing, a page that is loaded again is another one.
 */
export function keyOfPage(session: string): string {
  const kept = keeping((storage) => storage.getItem(session))
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  keeping((storage) => storage.setItem(session, key))
  return key
}

function keeping<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
