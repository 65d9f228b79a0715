import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import {
  LastResort,
  OverlayBoundary,
  PageBoundary,
} from '../components/boundaries/ErrorBoundaries.tsx'
import { supportPath, supportPresses } from '../components/navigation/support.ts'
import { Modals } from '../dialogs/Modals.tsx'
import { Layout } from '../frame/Layout.tsx'
import { Awake } from '../hydration/document.ts'
import { lazyPart, useWhen } from '../hydration/hydration.ts'
import { useStore } from '../lib/store.ts'
import { useTabsInStep } from '../session/other-tabs.ts'
import { useSessionState } from '../session/session-context.ts'
import { ViewerProvider } from '../session/ViewerProvider.tsx'
import { useInternalLinks } from './internal-links.ts'
import { redirectFor } from './redirects.ts'
import { routes } from './routes.tsx'
import { useLanguageInAddress } from './use-language-in-address.ts'
import { useNextPage } from './use-next-page.ts'
import { useScrollRule } from './use-scroll-rule.ts'
import { useSupportDesk } from './use-support-desk.ts'

const LaterParts = lazyPart(async () => (await import('../frame/LaterParts.tsx')).LaterParts, {
  patient: true,
})
const LazyPlayerLive = lazyPart(async () => (await import('../frame/PlayerLive.tsx')).PlayerLive)

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
                  <Awake part="app" />
                </Suspense>
              </PageBoundary>
            }
          />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <OverlayBoundary>
        <Modals />
      </OverlayBoundary>
      <Live />
      <Later />
    </ViewerProvider>
  )
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <Navigate to={redirectFor(pathname, search)} replace />
}

/** Listens to the player's subscriptions; its code is fetched once a player is signed in. */
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

/**
 * Parts that are fetched when the page is idle, and the support desk, which is fetched when it is
 * opened.
 */
function Later() {
  const navigate = useNavigate()
  const presses = useStore(supportPresses, 0)
  const isIdle = useWhen('idle')
  useNextPage(isIdle)
  const Desk = useSupportDesk(presses, () => navigate(supportPath))
  return (
    <OverlayBoundary>
      <Suspense>{isIdle ? <LaterParts /> : null}</Suspense>
      {Desk ? <Desk /> : null}
    </OverlayBoundary>
  )
}
