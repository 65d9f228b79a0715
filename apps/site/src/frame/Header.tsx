import { Menu, Search } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useOpenSearch } from '../components/navigation/open-search.ts'
import { GuestButtons } from '../components/player/GuestButtons.tsx'
import { useViewer } from '../session/viewer.ts'
import { HeaderLight } from './HeaderLight.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { hrefOf, isActive, navigation } from './navigation.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { LazyPlayerBar } from './player-bar.ts'
import { SupportLink } from './SupportLink.tsx'

/** Stays at the top; on phones the links move to the bar of five and to the sidebar. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const { status } = useViewer()
  const openSearch = useOpenSearch()
  const parameters = new URLSearchParams(search)

  return (
    <header className="site-header">
      <OfflineBanner />
      <div className="wrap flex h-15 items-center gap-2 md:h-18 md:gap-5">
        <IconButton label={t('menu')} onClick={onMenu} className="max-md:hidden xl:hidden">
          <Menu aria-hidden="true" className="size-5" />
        </IconButton>
        <a
          href="/"
          aria-label={t('home_link')}
          className="-mx-1.5 flex min-h-11 items-center px-1.5"
        >
          <Logo compact />
        </a>
        <nav aria-label={t('main_navigation')} className="main-nav max-xl:hidden">
          {navigation.map((entry) => (
            <a
              key={entry.key}
              href={hrefOf(entry)}
              aria-current={isActive(entry, pathname, parameters) ? 'page' : undefined}
            >
              {entry.key === 'live_sports' ? <i aria-hidden="true" className="live-dot" /> : null}
              <span>{t(entry.key)}</span>
            </a>
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <IconButton label={t('search')} onClick={openSearch} aria-keyshortcuts="/">
            <Search aria-hidden="true" className="size-5" />
          </IconButton>
          <SupportLink className="grid size-11 place-items-center rounded-control text-muted hover:bg-veil hover:text-ivory max-md:hidden" />
          <LanguageMenu className="max-md:hidden" />
          {status === 'visitor' ? (
            <GuestButtons />
          ) : (
            <Suspense fallback={<Skeleton className="h-11 w-58 max-sm:w-44" />}>
              <LazyPlayerBar />
            </Suspense>
          )}
        </div>
      </div>
      <HeaderLight />
    </header>
  )
}
