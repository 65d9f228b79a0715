import { type RefObject, useEffect, useState } from 'react'

/** Half a window's height and width further than what is seen: what a finger reaches before it has looked. */
const MARGIN = '50%'
const heard = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

/** True from when the element has first come near to what is seen, or at once where it `isThere` from the start. */
export function useNear(element: RefObject<Element | null>, isThere: boolean): boolean {
  const [near, setNear] = useState(isThere)
  useEffect(() => {
    const { current } = element
    if (near || !current) return
    heard.set(current, () => setNear(true))
    const watching = observerOfAll()
    watching.observe(current)
    return () => watching.unobserve(current)
  }, [element, near])
  return near
}

/** One for hundreds of elements. Browsers that do not know scrollMargin count what a row hides as far. */
function observerOfAll(): IntersectionObserver {
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: MARGIN, scrollMargin: MARGIN }
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) heard.get(target)?.()
  }, options)
  return observer
}
