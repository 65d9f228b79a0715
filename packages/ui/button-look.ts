import { classNames } from './class-names.ts'

export interface ButtonLook {
  /**
   * One `action` in a group; everything else is a `ghost`, or `plain` where even an outline is too
   * much.
   */
  tone?: 'action' | 'ghost' | 'plain'
  size?: 'medium' | 'large'
  /** A square with only an icon in it; needs an accessible name. */
  square?: boolean
  wide?: boolean
}

const tones = {
  action:
    'bg-action text-on-action hover:bg-action-press pointer-fine:active:translate-y-px ' +
    'shadow-[0_1px_0_rgb(255_255_255/.22)_inset,0_8px_20px_-10px_rgb(200_55_42/.9)]',
  ghost:
    'bg-veil text-ivory shadow-[0_0_0_1px_var(--line-strong)_inset] hover:bg-veil-strong pointer-fine:active:translate-y-px',
  plain: 'text-muted hover:bg-veil hover:text-ivory',
}

const sizes = { medium: 'min-h-11 px-5 text-14', large: 'min-h-13 px-7 text-16' }

export function buttonLook(
  { tone = 'ghost', size = 'medium', square, wide }: ButtonLook,
  extra?: string,
): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control font-[650] whitespace-nowrap select-none',
    'transition-[background-color,box-shadow,transform] duration-(--state-ms)',
    'disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55 aria-disabled:pointer-events-none',
    tones[tone],
    square ? (size === 'large' ? 'size-13' : 'size-11') : sizes[size],
    wide && 'w-full',
    extra,
  )
}
