import { matchPath } from 'react-router'
import { type LazyPage, lazyPage } from '../components/page/lazy-page.ts'

export interface SiteRoute {
  path: string
  /**
   * `main` has the header, the bar and the footer around it; `bare` pages fill the window
   * themselves.
   */
  frame: 'main' | 'bare'
  /**
   * The file that `page` imports, below src/: the server makes the browser fetch it together with
   * the rest.
   */
  file: string
  /** Namespaces of its words, besides the first ones: they are fetched together with its code. */
  words?: readonly string[]
  /** Path of a page that its visitors often open next: fetched while this one is idle. */
  leadsTo?: string
  page: LazyPage
}

/**
 * Every page of the site. A page's file brings its component and, as `queries`, what must be known
 * before it is drawn: the server runs them before it renders and the browser starts from their
 * answers. Any other path leads to `/`.
 */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    frame: 'main',
    file: 'features/lobby/LobbyPage.tsx',
    leadsTo: '/play',
    page: lazyPage(async () => {
      const { LobbyPage, lobbyQueries } = await import('../features/lobby/LobbyPage.tsx')
      return { Page: LobbyPage, queries: lobbyQueries }
    }),
  },
  {
    path: '/casino/:category?',
    frame: 'main',
    file: 'features/casino/CasinoPage.tsx',
    leadsTo: '/play',
    page: lazyPage(async () => {
      const { CasinoPage, casinoQueries } = await import('../features/casino/CasinoPage.tsx')
      return { Page: CasinoPage, queries: casinoQueries }
    }),
  },
  {
    path: '/payments',
    frame: 'main',
    file: 'features/payments/PaymentsPage.tsx',
    words: ['payments'],
    page: lazyPage(async () => {
      const { PaymentsPage, paymentsQueries } = await import(
        '../features/payments/PaymentsPage.tsx'
      )
      return { Page: PaymentsPage, queries: paymentsQueries }
    }),
  },
  {
    path: '/templates/:templateId',
    frame: 'main',
    file: 'features/content/TemplatePage.tsx',
    words: ['templates'],
    page: lazyPage(async () => {
      const { TemplatePage, templateQueries } = await import('../features/content/TemplatePage.tsx')
      return { Page: TemplatePage, queries: templateQueries }
    }),
  },
  {
    path: '/promotions/:tag?',
    frame: 'main',
    file: 'features/promotions/PromotionsPage.tsx',
    words: ['promotions'],
    page: lazyPage(async () => {
      const { PromotionsPage, promotionsQueries } = await import(
        '../features/promotions/PromotionsPage.tsx'
      )
      return { Page: PromotionsPage, queries: promotionsQueries }
    }),
  },
  {
    path: '/vip',
    frame: 'main',
    file: 'features/vip/VipPage.tsx',
    words: ['vip'],
    page: lazyPage(async () => {
      const { VipPage, vipQueries } = await import('../features/vip/VipPage.tsx')
      return { Page: VipPage, queries: vipQueries }
    }),
  },
  {
    path: '/sports',
    frame: 'main',
    file: 'features/sports/SportsPage.tsx',
    words: ['sports'],
    page: lazyPage(async () => {
      const { SportsPage, bookNeeds, sportsQueries } = await import(
        '../features/sports/SportsPage.tsx'
      )
      return { Page: SportsPage, queries: sportsQueries, neededSoon: bookNeeds }
    }),
  },
  {
    path: '/livespins/:sessionId?',
    frame: 'main',
    file: 'features/live-spins/LiveSpinsPage.tsx',
    words: ['live-spins'],
    page: lazyPage(async () => ({
      Page: (await import('../features/live-spins/LiveSpinsPage.tsx')).LiveSpinsPage,
    })),
  },
  {
    path: '/account/*',
    frame: 'main',
    file: 'features/account-frame/AccountPage.tsx',
    words: ['account-frame'],
    page: lazyPage(async () => ({
      Page: (await import('../features/account-frame/AccountPage.tsx')).AccountPage,
    })),
  },
  {
    path: '/play/:mode?/:id?/:referrer?',
    frame: 'bare',
    file: 'features/play/PlayPage.tsx',
    words: ['play'],
    page: lazyPage(async () => ({
      Page: (await import('../features/play/PlayPage.tsx')).PlayPage,
    })),
  },
  {
    path: '/closewindow/:goto?',
    frame: 'bare',
    file: 'features/close-window/CloseWindowPage.tsx',
    words: ['play'],
    page: lazyPage(async () => ({
      Page: (await import('../features/close-window/CloseWindowPage.tsx')).CloseWindowPage,
    })),
  },
]

export interface FoundPage {
  route: SiteRoute
  params: Readonly<Record<string, string | undefined>>
}

/**
 * The page at a path, which may be percent-encoded; null where there is none. The parameters are
 * decoded, as `useParams` has them in the page.
 */
export function findPage(pathname: string): FoundPage | null {
  const path = decoded(pathname)
  for (const route of routes) {
    const match = matchPath(route.path, path)
    if (match) return { route, params: match.params }
  }
  return null
}

/** An encoded slash separates nothing, and `matchPath` decodes it in the parameters. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
