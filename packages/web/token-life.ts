import { lifetimeOf } from '#contracts/access-token.ts'

export interface Clocks {
  /**
   * Milliseconds since 1970 by the clock of this device, which its user may set to another time.
   */
  wall(): number
  /** Milliseconds that never jump, and may stand still while the device sleeps. */
  steady(): number
}

export const browserClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() }

/** A token is renewed this long before its end, so that it does not die on the way. */
const MARGIN_MS = 5_000

export interface HeldToken {
  token: () => string | null
  /** Returns whether the time of the token has passed; true without one. */
  isOver: () => boolean
  take: (jwt: string | null) => void
}

/**
 * The token of a session, from when it comes. The server's clock has written its end; this device's
 * may be wrong by hours, so that only what has passed since then counts.
 */
export function holdToken({ wall, steady }: Clocks): HeldToken {
  let held: { jwt: string; wallMs: number; steadyMs: number } | null = null
  return {
    token: () => held?.jwt ?? null,
    isOver() {
      if (!held) return true
      return (
        Math.max(wall() - held.wallMs, steady() - held.steadyMs) >= lifetimeOf(held.jwt) - MARGIN_MS
      )
    },
    take(jwt) {
      held = jwt === null ? null : { jwt, wallMs: wall(), steadyMs: steady() }
    },
  }
}
