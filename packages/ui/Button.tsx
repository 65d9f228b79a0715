import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'>, ButtonLook {
  /** Shows a spinner over the label, keeps the width, and takes no press meanwhile. */
  busy?: boolean
}

export function Button({
  tone,
  size,
  square,
  wide,
  busy = false,
  className,
  children,
  disabled = false,
  ...rest
}: ButtonProps) {
  const isOff = disabled || busy
  const button = useFocusKept(isOff)
  return (
    <button
      ref={button}
      type="button"
      {...rest}
      disabled={isOff}
      aria-busy={busy || undefined}
      className={buttonLook({ tone, size, square, wide }, className)}
    >
      {busy ? (
        <>
          <span className="invisible inline-flex items-center gap-2">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

/**
 * A disabled button loses focus; after a press by keyboard it gets the focus back when it can be
 * pressed again.
 */
function useFocusKept(isOff: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isOff) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG')
        button.current?.focus()
    }
  }, [isOff])
  return button
}
