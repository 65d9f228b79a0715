import { useRef } from 'react'

/**
 * A key that stays while `request` stays the same, so that a second press, or one after a lost
 * answer, means the same payment.
 */
export function useKeyFor(request: string): string {
  const last = useRef({ request: '', key: '' })
  if (last.current.request !== request) last.current = { request, key: crypto.randomUUID() }
  return last.current.key
}
