import { createContext, use } from 'react'
import { createStore, type Store, useStore } from '../lib/store.ts'
import type { SessionStatus } from './session.ts'

export interface ViewerUser {
  id: string
  active: boolean
  status: 'ACTIVE' | 'LIMITED' | 'EXCLUDED' | 'BLOCKED'
  firstName: string
  lastName: string
  country: string
  currency: string
  btag: string | null
  /** The first is real money, the rest bonus money; exact decimals. */
  balances: readonly { id: string; amount: string }[]
}

export interface Viewer {
  status: SessionStatus
  /** Null for a visitor, and for a player until the first answer. */
  user: ViewerUser | null
  /** The player has hidden the balances. */
  hidden: boolean
  /** The balances may be out of date: the last try to learn them failed. */
  stale: boolean
}

export interface ViewerSource {
  now: Store<Viewer>
  /** Viewer that the server drew the page with. */
  onServer: Viewer
}

/**
 * Holds the same source for as long as it stands. When a context gets another value, React draws
 * again whatever beneath it still waits to be taken over: a player who is found again would see the
 * server's page go, and come back.
 */
export const ViewerContext = createContext(
  viewerSource({ status: 'visitor', user: null, hidden: false, stale: false }),
)

export function viewerSource(onServer: Viewer): ViewerSource {
  return { now: createStore(onServer), onServer }
}

export function useViewer(): Viewer {
  const { now, onServer } = use(ViewerContext)
  return useStore(now, onServer)
}

/** Whether a player may pay in and play for money. True while that is not known. */
export function mayPlay(user: ViewerUser | null): boolean {
  return user === null || user.status === 'ACTIVE'
}

/** The sum of exact decimals, with as many digits as the longest of them. */
export function sumOf(amounts: readonly string[]): string {
  const scale = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0))
  const total = amounts.reduce((sum, amount) => sum + BigInt(shifted(amount, scale)), 0n)
  const negative = total < 0n
  const digits = (negative ? -total : total).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`
  return `${negative ? '-' : ''}${whole}${fraction}`
}

function shifted(amount: string, scale: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  return whole + fraction.padEnd(scale, '0')
}
