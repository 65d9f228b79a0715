import { type RefObject, useEffect, useState } from 'react'
import { whileNear } from './when-near.ts'

/** Returns true while the element is near to what is seen: for what is followed as long as that. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => (element.current ? whileNear(element.current, setNear) : undefined), [element])
  return isNear
}
