import { useEffect, useState } from 'react'

/**
 * The value as it was when it last stood still for `delayMs`, and a way to settle one that is not
 * waited for.
 */
export function useDebounced<T>(
  value: T,
  delayMs: number,
): [settled: T, settle: (value: T) => void] {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return [settled, settle]
}
