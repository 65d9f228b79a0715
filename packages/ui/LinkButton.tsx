import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** A link that looks like a button. A plain anchor: the site turns presses on its own addresses into navigation. */
export function LinkButton({ tone, size, square, wide, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={buttonLook({ tone, size, square, wide }, className)}>
      {children}
    </a>
  )
}
