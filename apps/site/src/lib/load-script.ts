/**
 * Number of times that a script is requested again, and the first wait in ms; each wait is twice
 * the one before.
 */
const RETRIES = 5
const FIRST_WAIT_MS = 350
/** A server that has not answered by then will not answer. */
const PATIENCE_MS = 10_000

export interface ScriptDeps {
  /** Puts the script into the page once; throws when it does not arrive. */
  insert: (url: string) => Promise<unknown>
  wait: (ms: number) => Promise<void>
}

/**
 * Loads each script of another company once for all callers; one that could not be loaded may be
 * requested again.
 */
export function createScriptLoader({ insert, wait }: ScriptDeps): (url: string) => Promise<void> {
  const loading = new Map<string, Promise<void>>()

  async function load(url: string): Promise<void> {
    for (let retry = 0; ; retry++) {
      try {
        await insert(url)
        return
      } catch (error) {
        if (retry === RETRIES) throw error
        await wait(FIRST_WAIT_MS * 2 ** retry)
      }
    }
  }

  return (url) => {
    const known = loading.get(url)
    if (known) return known
    const promise = load(url).catch((error: unknown) => {
      loading.delete(url)
      throw error
    })
    loading.set(url, promise)
    return promise
  }
}

export interface InsertOptions {
  /** Id of the script element. */
  id?: string | null
  /**
   * Gives up after so long. A script that comes later still runs. Without this bound, callers would
   * wait for as long as the browser does.
   */
  patienceMs?: number
}

/** Puts a script into the page, once for each call. Throws when it does not arrive. */
export function insertScript(
  url: string,
  { id, patienceMs }: InsertOptions = {},
): Promise<HTMLScriptElement> {
  const script = document.createElement('script')
  if (id) script.id = id
  return new Promise<HTMLScriptElement>((resolve, reject) => {
    const timer =
      patienceMs === undefined
        ? undefined
        : setTimeout(() => reject(new Error(`${url} does not answer`)), patienceMs)
    script.async = true
    script.src = url
    script.onload = () => {
      clearTimeout(timer)
      resolve(script)
    }
    script.onerror = () => {
      clearTimeout(timer)
      reject(new Error(`${url} cannot be loaded`))
    }
    document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
}

export const loadScript = createScriptLoader({
  insert: (url) => insertScript(url, { patienceMs: PATIENCE_MS }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
