import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** `card` is a narrow sheet, `wide` fills up to 1080 px, `drawer` comes from the starting edge. */
  shape?: 'card' | 'wide' | 'drawer'
  /** Art above the title, already sized; the title is then drawn over it. */
  banner?: ReactNode
  titleHidden?: boolean
}

const shapes = {
  card: 'm-auto w-[min(100%-24px,470px)] max-h-[calc(100dvh-24px)] rounded-panel',
  wide: 'mx-auto mt-[max(12px,6dvh)] mb-auto w-[min(100%-24px,1080px)] max-h-[calc(100dvh-max(12px,6dvh)-12px)] rounded-panel',
  drawer: 'ms-0 me-auto my-0 h-dvh max-h-dvh w-[min(88vw,360px)] rounded-e-panel',
}

/**
 * The browser's own modal dialog: it traps focus, gives it back, and closes on Escape and on the phone's back gesture where the
 * browser does so. It is shown while it is mounted.
 */
export function Dialog({ title, closeLabel, onClose, children, shape = 'card', banner, titleHidden = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    if (!element.open) element.showModal()
    firstFocus(element)?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser brings it as `cancel`.
    <dialog
      ref={dialog}
      aria-label={title}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnBackdrop}
      className={classNames(
        'dialog fixed overflow-hidden outline-none bg-linear-to-b from-[#12221a] to-[#0c1712] text-ivory',
        'shadow-[var(--deep),0_0_0_1px_var(--line-strong)]',
        shapes[shape],
      )}
    >
      <div className="flex max-h-[inherit] flex-col">
        <header
          className={classNames('relative shrink-0', banner ? 'flex min-h-34 items-end p-6' : 'flex items-center gap-3 py-3 ps-6 pe-3')}
        >
          {banner}
          <h2 className={classNames('relative flex-1 text-[1.625rem]', banner ? 'max-w-[12em]' : null, titleHidden && 'sr-only')}>
            {title}
          </h2>
          <div className={banner ? 'absolute end-3 top-3' : 'ms-auto'}>
            <IconButton label={closeLabel} onClick={onClose} className={banner ? 'rounded-full bg-felt-950/70' : 'rounded-full'}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      </div>
    </dialog>
  )
}

/**
 * What asks for it (`data-focus-first`); otherwise the first field, but not where that would bring up a keyboard on the screen;
 * otherwise the dialog itself, rather than its close button.
 */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  const asked = dialog.querySelector<HTMLElement>('[data-focus-first]')
  if (asked) return asked
  const field = matchMedia('(pointer: fine)').matches ? dialog.querySelector<HTMLElement>('input, select, textarea') : null
  return field ?? dialog
}
