import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-14 font-[550] whitespace-nowrap transition-colors duration-(--state-ms)'

/** A filter that is a link: `current` marks the one in force. */
export function ChipLink({
  current,
  className,
  ...rest
}: ComponentProps<'a'> & { current: boolean }) {
  return (
    <a
      {...rest}
      aria-current={current ? 'page' : undefined}
      className={classNames(look, tone(current), className)}
    />
  )
}

/** A filter that is pressed or not. */
export function Chip({
  pressed,
  className,
  ...rest
}: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classNames(look, tone(pressed), className)}
    />
  )
}

function tone(on: boolean): string {
  return on ? 'bg-ivory text-ink' : 'text-muted hover:bg-veil hover:text-ivory'
}
