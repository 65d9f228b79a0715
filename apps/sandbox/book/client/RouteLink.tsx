import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useBook } from './book-context.ts'
import { isSameRoute, pathOf, type Route } from './route.ts'

/** A link within the book, which can be opened beside it too. */
export function RouteLink({
  to,
  onFollow,
  ...others
}: { to: Route; onFollow?: () => void } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const { callback, go, route } = useBook()
  const follow = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    onFollow?.()
    go(to)
  }
  return (
    <a
      href={callback('hrefOf')?.(to) ?? `#${pathOf(to)}`}
      aria-current={isSameRoute(to, route) ? 'page' : undefined}
      onClick={follow}
      {...others}
    />
  )
}
