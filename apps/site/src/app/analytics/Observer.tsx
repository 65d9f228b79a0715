import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import {
  balancesHidden,
  languageChange,
  modalClose,
  modalView,
  pageView,
} from '../../components/data-layer/events.ts'
import { quickDeposit } from '../../features/pay-n-play/quick-deposit-flow.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useIncognito } from '../../session/incognito.ts'
import { useSession } from '../../session/session-context.ts'
import { describeModal, describePage } from './address.ts'
import { observeQuickDeposit } from './observe-quick-deposit.ts'
import { observeSession } from './observe-session.ts'

/**
 * Fills the data layer with what can be seen from outside of the pages. A page adds the facts that
 * only it knows.
 */
export function Observer() {
  const session = useSession()
  useEffect(
    () => observeSession(session.state, () => describeModal(location)?.modal ?? null),
    [session],
  )
  useEffect(() => observeQuickDeposit(quickDeposit.state), [])
  usePageViews()
  useModalViews()
  useSwitches()
  return null
}

function usePageViews(): void {
  const session = useSession()
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const reported = useRef<string | null>(null)

  useEffect(() => {
    if (reported.current === pathname) return
    reported.current = pathname
    const described = describePage(pathname)
    if (described)
      pageView({ ...described, language, signed_in: session.state.get().status !== 'visitor' })
  }, [pathname, language, session])
}

function useModalViews(): void {
  const { search, hash } = useLocation()
  const described = describeModal({ search, hash })
  const modal = described?.modal ?? null
  const open = useRef<typeof modal>(null)

  useEffect(() => {
    if (open.current === modal) return
    if (open.current) modalClose({ modal: open.current })
    open.current = modal
    if (described) modalView(described)
  }, [modal, described])
}

function useSwitches(): void {
  const { language } = useLanguage()
  const hidden = useIncognito()
  const before = useRef({ language, hidden })

  useEffect(() => {
    const was = before.current
    before.current = { language, hidden }
    if (was.language !== language) languageChange({ from: was.language, to: language })
    if (was.hidden !== hidden) balancesHidden({ hidden })
  }, [language, hidden])
}
