import { Club, Gift, House, type LucideIcon, Menu, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { dialogIn, MENU } from '../components/navigation/over-page.ts'
import { useHydrated } from '../hydration/hydration.ts'
import { hrefOf, isActive, type NavigationEntry } from './navigation.ts'

const entries: readonly (NavigationEntry & { icon: LucideIcon })[] = [
  { key: 'home', path: '/', icon: House },
  { key: 'casino', path: '/casino', icon: Club },
  { key: 'sports', path: '/sports', sportsPage: 'overview', icon: Trophy },
  { key: 'promotions', path: '/promotions', icon: Gift },
]

/** Five things within a thumb's reach on phones. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell')
  const { pathname, search, state } = useLocation()
  // The server knows no steps, and a page that is loaded again is on the one it was on.
  const isMenuOpen = useHydrated() && dialogIn(state) === MENU
  const parameters = new URLSearchParams(search)
  return (
    <nav aria-label={t('quick_navigation')} className="bottom-bar md:hidden">
      <button type="button" onClick={onMenu} aria-expanded={isMenuOpen}>
        <Menu aria-hidden="true" />
        <span>{t('menu')}</span>
      </button>
      {entries.map(({ icon: Icon, ...entry }) => (
        <a
          key={entry.key}
          href={hrefOf(entry)}
          aria-current={isActive(entry, pathname, parameters) ? 'page' : undefined}
        >
          <Icon aria-hidden="true" />
          <span>{t(entry.key)}</span>
        </a>
      ))}
    </nav>
  )
}
