import type { Log } from '../../kit/log.ts'

export interface SwitchedOff {
  isOff(providerId: string): boolean
  /** Reads the configuration again; what cannot be read leaves all as it was. */
  refresh(): void
}

/** Which providers the operator has switched off. `read` answers their ids, and throws when the operator's file cannot be read. */
export function openSwitchedOff(read: () => readonly string[], log: Log): SwitchedOff {
  let off: ReadonlySet<string> = new Set(read())
  return {
    isOff: (providerId) => off.has(providerId),
    refresh() {
      try {
        const next = new Set(read())
        if (next.symmetricDifference(off).size > 0) log.warn({ off: [...next] }, 'game providers are switched on or off')
        off = next
      } catch (error) {
        log.error({ err: error }, 'it cannot be read which game providers are switched off')
      }
    },
  }
}
