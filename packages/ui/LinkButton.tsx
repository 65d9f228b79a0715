import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

/**
 * A link that looks like a button. A plain anchor: the site turns presses on its own addresses,
 * which are paths, into navigation; any other opens beside it.
 */
export function LinkButton({
  tone,
  size,
  square,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  const beside = rest.href?.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : null
  return (
    <a {...beside} {...rest} className={buttonLook({ tone, size, square, wide }, className)}>
      {children}
    </a>
  )
}
