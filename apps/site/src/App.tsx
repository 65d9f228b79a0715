import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useTabsInStep } from './account-menu/other-tabs.ts'
import { lazyPart } from './lib/lazy-module.ts'
import { useSessionState } from './lib/session-context.ts'
import { routes } from './routes.tsx'
import { LastResort, OverlayBoundary, PageBoundary } from './shell/ErrorBoundaries.tsx'
import { useInternalLinks } from './shell/internal-links.ts'
import { LanguageProblem } from './shell/LanguageProblem.tsx'
import { Layout } from './shell/Layout.tsx'
import { Modals } from './shell/Modals.tsx'
import { useLanguageInAddress } from './shell/use-language-in-address.ts'
import { usePageTitle } from './shell/use-page-title.ts'
import { useScrollRule } from './shell/use-scroll-rule.ts'
import { ViewerProvider } from './shell/ViewerProvider.tsx'

const LazyPlayerLive = lazyPart(async () => (await import('./shell/PlayerLive.tsx')).PlayerLive)

const framed = routes.filter((route) => route.frame === 'main')
const bare = routes.filter((route) => route.frame === 'bare')

/** Everything inside the providers of router, words, session and client. */
export function App() {
  return (
    <LastResort>
      <Casino />
    </LastResort>
  )
}

function Casino() {
  useInternalLinks()
  useScrollRule()
  usePageTitle()
  useTabsInStep()
  useLanguageInAddress()
  return (
    <ViewerProvider>
      <Routes>
        <Route element={<Layout />}>
          {framed.map(({ path, page: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        {bare.map(({ path, page: { Page } }) => (
          <Route
            key={path}
            path={path}
            element={
              <PageBoundary>
                <Suspense>
                  <Page />
                </Suspense>
              </PageBoundary>
            }
          />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
      <OverlayBoundary>
        <Modals />
      </OverlayBoundary>
      <Live />
      <LanguageProblem />
    </ViewerProvider>
  )
}

/** Its code is fetched once somebody is signed in. */
function Live() {
  const { status } = useSessionState()
  if (status !== 'player') return null
  return (
    <OverlayBoundary>
      <Suspense>
        <LazyPlayerLive />
      </Suspense>
    </OverlayBoundary>
  )
}
