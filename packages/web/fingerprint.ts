/** A visitor waits no longer than this for an identifier that they can do without. */
const PATIENCE_MS = 2000

let reading: Promise<string | undefined> | null = null

/**
 * The device's visitor identifier. Undefined when it does not come in time: that is logged, and the
 * flow goes on without it. An identifier that came too late for one press is there for the next,
 * and a failed attempt is repeated.
 */
export async function findFingerprint(): Promise<string | undefined> {
  reading ??= read().catch((error: unknown) => {
    console.warn('The device identifier could not be loaded', error)
    reading = null
    return undefined
  })
  return Promise.race([reading, patience()])
}

async function read(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))
}
