import { useRef } from 'react'

/**
 * A key that stays while `asked` stays the same, so that a second press, or one after a lost
 * answer, means the same payment.
 */
export function useKeyFor(asked: string): string {
  const last = useRef({ asked: '', key: '' })
  if (last.current.asked !== asked) last.current = { asked, key: crypto.randomUUID() }
  return last.current.key
}
