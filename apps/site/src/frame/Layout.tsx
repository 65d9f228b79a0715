import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { Spinner } from '#ui/Spinner.tsx'
import { OverlayBoundary, PageBoundary } from '../components/boundaries/ErrorBoundaries.tsx'
import { going } from '../components/navigation/going.ts'
import { OnTheWay } from '../components/navigation/OnTheWay.tsx'
import { MENU } from '../components/navigation/over-page.ts'
import { useDialog, useOpenDialog } from '../components/navigation/use-dialog.ts'
import { FRAME_NOTICE_PLACE } from '../components/page/notice-place.ts'
import { SearchPlace } from '../features/search/SearchPlace.tsx'
import { ASLEEP, Awake } from '../hydration/document.ts'
import { laterSection, lazyPart } from '../hydration/hydration.ts'
import { useIsPlayer } from '../session/session-context.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'

const LazySidebar = lazyPart(async () => (await import('./Sidebar.tsx')).Sidebar)
const Footer = laterSection(async () => (await import('./Footer.tsx')).Footer, {
  room: '[--room:2080px] md:[--room:1000px]',
  useWanted: useIsPlayer,
})

// A part that the browser draws itself is never asleep.
const asDrawn = import.meta.env.SSR ? { [ASLEEP]: '' } : {}

/**
 * Draws header, page, footer, and on phones the bar of five. It follows nothing that changes by
 * itself: drawn again while the page is being taken over, it would make React do all of the page at
 * once.
 */
export function Layout() {
  const { t } = useTranslation('shell')
  const open = useOpenDialog(MENU)

  function openMenu() {
    going.set(true)
    open()
  }

  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:bg-felt-700 focus:p-3"
      >
        {t('skip_to_content')}
      </a>
      <Header onMenu={openMenu} />
      {/* It takes room at the top of the page, and stays in sight further down. */}
      <div id={FRAME_NOTICE_PLACE} className="sticky top-15 z-15 md:top-18" />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[70dvh] outline-none"
        suppressHydrationWarning
        {...asDrawn}
      >
        <PageBoundary>
          <Suspense fallback={<PageWaiting label={t('loading')} />}>
            <Outlet />
            <Awake part="main" />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
      <BottomBar onMenu={openMenu} />
      <MenuPlace />
      <SearchPlace />
      <Awake part="app" />
    </>
  )
}

function MenuPlace() {
  const { isOpen, close } = useDialog(MENU)
  if (!isOpen) return null
  return (
    <OverlayBoundary>
      <Suspense fallback={<OnTheWay />}>
        <LazySidebar onClose={close} />
      </Suspense>
    </OverlayBoundary>
  )
}

function PageWaiting({ label }: { label: string }) {
  return (
    <p role="status" className="grid min-h-[60dvh] place-items-center text-muted">
      <span className="sr-only">{label}</span>
      <Spinner className="size-8" />
    </p>
  )
}
