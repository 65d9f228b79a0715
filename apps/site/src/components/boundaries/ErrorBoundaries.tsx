import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Boundary } from '#ui/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useOnline } from '#ui/use-online.ts'
import { wake } from '../../hydration/document.ts'
import { going } from '../navigation/going.ts'
import { dropTyped } from '../navigation/typed-ahead.ts'

/**
 * Around a page, inside header and footer: a page that failed leaves the rest standing, and going elsewhere clears it. Without a network
 * there is nothing to reload, and what stands would be lost.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const online = useOnline()
  const fallback = (
    <div role="alert" className="wrap grid min-h-[50dvh] place-content-center justify-items-center gap-5 py-16 text-center">
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

/** Around a part of a page that can be asked for again: the rest stands, and in its place stands what `problem` says of it. */
export function PartBoundary({ problem, children }: { problem: (again: () => void) => ReactNode; children: ReactNode }) {
  return (
    <Boundary onCaught={() => caught('part')} fallback={problem}>
      {children}
    </Boundary>
  )
}

/** Around what opens over a page, such as a dialog: when it fails, the page stays and a word about it stands at its foot. */
export function OverlayBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const { key } = useLocation()
  const online = useOnline()
  // At the foot of the window, wherever in the page it was opened from.
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

/** Around everything. What failed may be the words themselves, so it speaks without them. */
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
  // What stands in place of the page can be pressed.
  if (boundary !== 'overlay') for (const part of ['main', 'app'] as const) wake(part)
  // The data layer is not part of what every page loads, and an error is rare.
  void import('../data-layer/events.ts').then(
    ({ errorShown }) => errorShown({ boundary }),
    () => {},
  )
}
