/** The methods of a storage that our pages use. */
export type SomeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Opens a storage of the browser that never throws: a storage may be full, and where cookies are
 * blocked even reading it fails. Values that the storage refuses are kept in memory until the page
 * is left. Other code must not use storages of the browser directly.
 */
export function openBrowserStorage(find: () => Storage): SomeStorage {
  const kept = new Map<string, string>()

  function attempt<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      return work(find())
    } catch {
      return null
    }
  }

  const remove = (key: string) => attempt((storage) => storage.removeItem(key))
  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, value) {
      kept.set(key, value)
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) kept.delete(key)
      // The stored value is out of date, and a reload would read it.
      else remove(key)
    },
    removeItem(key) {
      kept.delete(key)
      remove(key)
    },
  }
}

/** Outlives the tab, and is shared with the others. */
export const localStore = openBrowserStorage(() => localStorage)
/** Belongs to this tab, and outlives a reload of it. */
export const tabStore = openBrowserStorage(() => sessionStorage)

/** The cookies that scripts may read; none where the browser refuses access. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Returns false where the browser refuses. */
export function writeCookie(name: string, value: string, maxAgeS: number): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeS}; samesite=lax`
    return true
  } catch {
    return false
  }
}

/** Sends a message to the other tabs of the site, where the browser allows it. */
export function sendToTabs(channelName: string, message: string): void {
  openChannel(channelName, (channel) => {
    channel.postMessage(message)
    channel.close()
  })
}

/** Calls `listener` for each message of another tab. Returns a function that stops it. */
export function listenToTabs(
  channelName: string,
  listener: (message: unknown) => void,
): () => void {
  const channel = openChannel(channelName, (opened) => {
    opened.onmessage = ({ data }) => listener(data)
  })
  return () => channel?.close()
}

/** A channel between tabs is refused where storage is. */
function openChannel(
  name: string,
  use: (channel: BroadcastChannel) => void,
): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(name)
    use(channel)
    return channel
  } catch {
    return null
  }
}
