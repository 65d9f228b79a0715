import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isFramed, tellSite } from '../lib/frame.ts'
import { usePlayer } from '../lib/use-player.ts'

/** A link within the account area. In the frame the site around it goes there, so that its address and its Back button stay true. */
export function PlaceLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { hidden } = usePlayer()
  const address = `/account/${to}${hidden ? '?incognito=true' : ''}`

  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (isFramed) tellSite({ type: 'navigate', path: address })
    else navigate({ pathname: `/${to}`, search })
  }

  return (
    <a {...rest} href={address} target="_top" onClick={go}>
      {children}
    </a>
  )
}
