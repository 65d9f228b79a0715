import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Around a page, inside header and footer: a page that failed leaves the rest standing, and going elsewhere clears it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const fallback = (
    <div role="alert" className="wrap grid min-h-[50dvh] place-content-center justify-items-center gap-5 py-16 text-center">
      <h1 className="text-title">{t('an_error_has_occurred')}</h1>
      <p className="max-w-[44ch] text-muted">{t('game_list_error')}</p>
      <div className="flex gap-3">
        <Button tone="action" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <LinkButton href="/">{t('home')}</LinkButton>
      </div>
    </div>
  )
  return (
    <Boundary key={pathname} name="page" fallback={fallback}>
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
    <Boundary name="last_resort" fallback={fallback}>
      {children}
    </Boundary>
  )
}

class Boundary extends Component<{ name: 'page' | 'last_resort'; fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    // The data layer is not part of what every page loads, and an error is rare.
    void import('../analytics/events.ts').then(
      ({ errorShown }) => errorShown({ boundary: this.props.name }),
      () => {},
    )
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
