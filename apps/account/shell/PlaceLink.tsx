import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePlayer } from '../lib/use-player.ts'
import { SiteLink } from './SiteLink.tsx'

/**
 * A link within the account area. In the frame the site around it goes there, so that its address
 * and its Back button stay true.
 */
export function PlaceLink({
  to,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { hidden } = usePlayer()
  const address = `/account/${to}${hidden ? '?incognito=true' : ''}`
  return (
    <SiteLink {...rest} href={address} onAlone={() => navigate({ pathname: `/${to}`, search })}>
      {children}
    </SiteLink>
  )
}
