import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isFramed, tellSite } from '../lib/frame.ts'

/** A link within the account area. In the frame the site around it goes there, so that its address and its Back button stay true. */
export function PlaceLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()

  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (isFramed) tellSite({ type: 'navigate', path: `/account/${to}` })
    else navigate({ pathname: `/${to}`, search })
  }

  return (
    <a {...rest} href={`/account/${to}`} target="_top" onClick={go}>
      {children}
    </a>
  )
}
