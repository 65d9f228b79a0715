/**
 * Half a window's height and width further than what is seen: what a finger reaches before it has
 * looked.
 */
const MARGIN = '50%'
const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | null = null

/**
 * Calls `begin` each time the element comes near to what is seen, until the returned function is
 * called.
 */
export function whenNear(element: Element, begin: () => void): () => void {
  return whileNear(element, (isNear) => {
    if (isNear) begin()
  })
}

/**
 * Calls `listener` each time the element comes near to what is seen or leaves, until the returned
 * function is called.
 */
export function whileNear(element: Element, listener: (isNear: boolean) => void): () => void {
  listeners.set(element, listener)
  const watching = observerOfAll()
  watching.observe(element)
  return () => watching.unobserve(element)
}

/**
 * One for hundreds of elements. Browsers that do not know scrollMargin count what a row hides as
 * far.
 */
function observerOfAll(): IntersectionObserver {
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: MARGIN,
    scrollMargin: MARGIN,
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) listeners.get(target)?.(isIntersecting)
  }, options)
  return observer
}
