/** A visitor waits no longer than this for an identifier that they can do without. */
const PATIENCE_MS = 2000

let asked: Promise<string | null> | null = null

/** The device's visitor identifier; null when it cannot be had, and then the flow goes on without it. */
export function findFingerprint(): Promise<string | null> {
  asked ??= Promise.race([read(), patience()])
  return asked
}

async function read(): Promise<string | null> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs')
    const agent = await load({ monitoring: false })
    return (await agent.get()).visitorId
  } catch (error) {
    console.warn('The device identifier could not be loaded', error)
    return null
  }
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
}
