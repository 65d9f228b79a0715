import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Boundary } from '#ui/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useOnline } from '#web/use-online.ts'
import { wake } from '../../hydration/document.ts'
import { going } from '../navigation/going.ts'
import { dropTyped } from '../navigation/typed-ahead.ts'

/**
 * Stands around a page, inside header and footer: when the page fails, header and footer stay, and
 * going to another page clears the error. Without a network it offers no reload, which would lose
 * the rest.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const online = useOnline()
  const fallback = (
    <div
      role="alert"
      className="wrap grid min-h-[50dvh] place-content-center justify-items-center gap-5 py-16 text-center"
    >
      <h1 className="text-title">{t('an_error_has_occurred')}</h1>
      <p className="max-w-[44ch] text-muted">{t('game_list_error')}</p>
      <div className="flex gap-3">
        <Button tone="action" disabled={!online} onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <LinkButton href="/">{t('home')}</LinkButton>
      </div>
    </div>
  )
  return (
    <Boundary key={pathname} onCaught={() => caught('page')} fallback={fallback}>
      {children}
    </Boundary>
  )
}

/**
 * Stands around a part of a page that can be requested again: when the part fails, `problem` is
 * shown in its place.
 */
export function PartBoundary({
  problem,
  children,
}: {
  problem: (again: () => void) => ReactNode
  children: ReactNode
}) {
  return (
    <Boundary onCaught={() => caught('part')} fallback={problem}>
      {children}
    </Boundary>
  )
}

/**
 * Stands around what opens over a page, such as a dialog: when it fails, the page stays, with a
 * message at the bottom.
 */
export function OverlayBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const { key } = useLocation()
  const online = useOnline()
  // The message is at the bottom of the window, wherever the dialog was opened from.
  const fallback = () =>
    createPortal(
      <div
        role="alert"
        className="fixed inset-x-4 bottom-24 z-50 mx-auto flex w-fit max-w-md items-center gap-4 rounded-control bg-felt-700 py-2 ps-5 pe-2 text-14 shadow-deep md:bottom-8"
      >
        <p>{t('an_error_has_occurred')}</p>
        <Button disabled={!online} onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>,
      document.body,
    )
  return (
    <Boundary onCaught={() => caught('overlay')} place={key} fallback={fallback}>
      {children}
    </Boundary>
  )
}

/**
 * Stands around everything. The words themselves may have failed, so its text does not need them.
 */
export function LastResort({ children }: { children: ReactNode }) {
  const fallback = (
    <div role="alert" className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
      <h1 className="text-title">An error has occurred. Please contact support</h1>
      <p className="text-muted">18+ · Gambling can be addictive.</p>
      <Button tone="action" onClick={() => location.assign('/')}>
        Reload
      </Button>
    </div>
  )
  return (
    <Boundary onCaught={() => caught('last_resort')} fallback={fallback}>
      {children}
    </Boundary>
  )
}

function caught(boundary: 'page' | 'part' | 'overlay' | 'last_resort'): void {
  going.set(false)
  dropTyped()
  // The message in place of the page has a button, which has to work at once.
  if (boundary !== 'overlay') for (const part of ['main', 'app'] as const) wake(part)
  // The data layer is not part of what every page loads, and an error is rare.
  void import('../data-layer/events.ts').then(
    ({ errorShown }) => errorShown({ boundary }),
    () => {},
  )
}
