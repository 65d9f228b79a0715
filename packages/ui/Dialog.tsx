import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'
import { firstFocus } from './first-focus.ts'
import { IconButton } from './IconButton.tsx'
import { noteOpenDialog } from './open-dialogs.ts'

export interface DialogProps {
  title: string
  /** Without this and `onClose` it cannot be closed: it waits for an answer. */
  closeLabel?: string
  onClose?: () => void
  /** `onClose` may leave it open, to show a question first. */
  confirmsClose?: boolean
  children: ReactNode
  /**
   * `card` is a narrow sheet, `wide` fills up to 1080 px, `drawer` comes from the starting edge.
   */
  shape?: 'card' | 'wide' | 'drawer'
  /**
   * Art above the title, already sized, on the ending side; title and `subtitle` stand beside it,
   * with room for one line and four.
   */
  banner?: Elements
  /** The heading that is shown in place of the title, which stays the dialog's name. */
  heading?: ReactNode
  subtitle?: ReactNode
  titleHidden?: boolean
}

const shapes = {
  card: 'm-auto w-[min(100%-24px,470px)] max-h-[calc(100dvh-24px)] rounded-panel',
  wide: 'mx-auto mt-[max(12px,6dvh)] mb-auto w-[min(100%-24px,1080px)] max-h-[calc(100dvh-max(12px,6dvh)-12px)] rounded-panel',
  drawer: 'ms-0 me-auto my-0 h-dvh max-h-dvh w-[min(88vw,360px)] rounded-e-panel',
}

/**
 * The browser's own modal dialog: it traps focus, gives it back, and closes on Escape and on the
 * phone's back gesture where the browser does so. It is shown while it is mounted; one that takes
 * another's place just stands there, as if it were the same.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  confirmsClose = false,
  children,
  shape = 'card',
  banner,
  heading,
  subtitle,
  titleHidden = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** The press began outside: a text that is selected to beyond the edge ends there as well. */
  const isPressedOutside = useRef(false)

  const leave = useLeaving(dialog, onClose, confirmsClose)

  useLayoutEffect(() => (dialog.current ? show(dialog.current) : undefined), [])
  useEffect(noteOpenDialog, [])

  function closeOnBackdrop(event: MouseEvent) {
    if (isPressedOutside.current && event.target === dialog.current) leave()
  }

  function onClosed() {
    // One that is leaving is closed in its own time, once.
    if (dialog.current?.open !== false || dialog.current.dataset.leaving !== undefined) return
    if (onClose) onClose()
    else dialog.current.showModal()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser brings it as `cancel`.
    <dialog
      ref={dialog}
      aria-label={title}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      // A browser may close it without this event when Escape is pressed again and again.
      onClose={onClosed}
      onMouseDown={(event) => {
        isPressedOutside.current = event.target === dialog.current
      }}
      onClick={closeOnBackdrop}
      className={classNames(
        'dialog fixed overflow-hidden outline-none bg-linear-to-b from-[#12221a] to-[#0c1712] text-ivory',
        'shadow-[var(--deep),0_0_0_1px_var(--line-strong)]',
        shapes[shape],
      )}
    >
      {/* Where a window is too low for a title and a form, all of it scrolls together. */}
      <div className="flex max-h-[inherit] flex-col [@media(max-height:480px)]:overflow-y-auto">
        <header
          className={classNames(
            'relative shrink-0',
            banner ? 'flex min-h-36 items-end px-6 py-4' : 'flex items-center gap-3 py-3 ps-6 pe-3',
            onClose || banner ? null : 'pt-6',
          )}
        >
          {banner}
          <div
            className={classNames(
              'relative min-w-0 flex-1 wrap-anywhere',
              banner ? 'max-h-[40dvh] max-w-[62%] overflow-y-auto sm:max-w-[56%]' : null,
            )}
          >
            <h2
              className={classNames(
                banner ? 'text-22 sm:text-[1.625rem]' : 'text-[1.625rem]',
                titleHidden && 'sr-only',
              )}
            >
              {heading ?? title}
            </h2>
            {subtitle ? (
              <p className="pt-1 text-13 leading-snug text-pretty text-muted">{subtitle}</p>
            ) : null}
          </div>
          {onClose && closeLabel ? (
            <div className={banner ? 'absolute end-3 top-3' : 'ms-auto'}>
              <IconButton
                label={closeLabel}
                onClick={leave}
                className={banner ? 'rounded-full bg-felt-950/70' : 'rounded-full'}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
          ) : null}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain [@media(max-height:480px)]:flex-none">
          {children}
        </div>
      </div>
    </dialog>
  )
}

/** Time that a dialog takes to fade away, in ms (shell.css). */
const LEAVING_MS = 120
/** A dialog that is still there after this time, in ms, was not closed. */
const STAYED_MS = 1500

/**
 * A dialog fades before it is closed: when a modal one goes, the browser styles all of the page
 * again, and the user would see nothing until that is done.
 */
function useLeaving(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: (() => void) | undefined,
  confirmsClose: boolean,
): () => void {
  const newest = useRef(onClose)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => {
    newest.current = onClose
  }, [onClose])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])

  return () => {
    const shown = dialog.current
    if (!shown || !onClose || shown.dataset.leaving !== undefined) return
    if (confirmsClose) return onClose()
    shown.dataset.leaving = ''
    timers.current = [
      setTimeout(() => newest.current?.(), LEAVING_MS),
      setTimeout(() => {
        delete shown.dataset.leaving
        // A busy browser may have taken it away, and clear this timer later.
        if (!shown.open && shown.isConnected) shown.showModal()
      }, STAYED_MS),
    ]
  }
}

interface Left {
  /** The element that had the focus before the first of the dialogs was opened. */
  opener: Element | null
  /** The tab that had focus, which the next dialog may have as well. */
  tab: string | null
}

/** The dialog that is being closed in the same drawing in which another one is opened. */
let left: Left | null = null

function show(dialog: HTMLDialogElement): () => void {
  const before = left
  const opener = before ? before.opener : document.activeElement
  if (before) dialog.style.animation = 'none'
  if (!dialog.open) dialog.showModal()
  const tab = before?.tab ? dialog.querySelector<HTMLElement>(`[id="${before.tab}"]`) : null
  ;(tab ?? firstFocus(dialog) ?? dialog).focus()

  return () => {
    const active = document.activeElement
    left = {
      opener,
      tab: active?.getAttribute('role') === 'tab' && dialog.contains(active) ? active.id : null,
    }
    queueMicrotask(() => {
      left = null
    })
    dialog.close()
    // After a sign-in in the dialog, the button that opened it is gone.
    const back = opener?.isConnected ? opener : document.querySelector('main')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
}
