import { CannotOpen } from '../../db/cannot-open.ts'
import type { Log } from '../../kit/log.ts'

export interface SwitchedOff {
  isOff(providerId: string): boolean
  /** Reads the configuration again; what cannot be read leaves all as it was. */
  refresh(): void
}

export interface SwitchedOffDeps {
  /**
   * Answers the ids that the operator has switched off, and throws when the operator's file cannot
   * be read.
   */
  listProvidersOff(): readonly string[]
  log: Log
}

/**
 * Returns the providers that the operator has switched off. Throws CannotOpen for an unknown id: a
 * typing mistake would leave a provider on.
 */
export function openSwitchedOff(
  known: readonly string[],
  { listProvidersOff, log }: SwitchedOffDeps,
): SwitchedOff {
  const read = () => {
    const ids = listProvidersOff()
    const odd = ids.find((id) => !known.includes(id))
    if (odd)
      throw new CannotOpen(
        `There is no game provider "${odd}" to switch off; there is ${known.join(', ')}.`,
      )
    return new Set(ids)
  }
  let off: ReadonlySet<string> = read()
  return {
    isOff: (providerId) => off.has(providerId),
    refresh() {
      try {
        const next = read()
        if (next.symmetricDifference(off).size > 0)
          log.warn({ off: [...next] }, 'game providers are switched on or off')
        off = next
      } catch (error) {
        log.error({ err: error }, 'it cannot be read which game providers are switched off')
      }
    },
  }
}
