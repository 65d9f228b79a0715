import type { ComponentProps, MouseEvent } from 'react'
import { isFramed, notifySite } from '../lib/frame.ts'

export interface SiteLinkProps extends ComponentProps<'a'> {
  /** A path of the site. */
  href: string
  /** Goes there within this document, where no site stands around it. */
  onAlone?: () => void
}

/**
 * A link to a page of the site. The frame sends a message to the site around it, which goes there:
 * it is sandboxed against being led away.
 */
export function SiteLink({ href, onAlone, children, ...rest }: SiteLinkProps) {
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    if (!isFramed && !onAlone) return
    event.preventDefault()
    if (isFramed) notifySite({ type: 'navigate', path: href })
    else onAlone?.()
  }

  return (
    <a {...rest} href={href} target="_top" onClick={go}>
      {children}
    </a>
  )
}
