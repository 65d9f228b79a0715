import { CircleUserRound, Search } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useQuickDepositOffered } from '../components/joining/use-quick-deposit-offered.ts'
import { going } from '../components/navigation/going.ts'
import { useModalHref } from '../components/navigation/modal-href.ts'
import { useOpenSearch } from '../components/navigation/open-search.ts'
import { accountPath, depositPath } from '../components/player/account-paths.ts'
import { Balance } from '../components/player/Balance.tsx'
import { GuestButtons } from '../components/player/GuestButtons.tsx'
import { useViewer } from '../session/viewer.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { hrefOf, isActive, navigation } from './navigation.ts'
import { SupportLink } from './SupportLink.tsx'

/** The drawer with everything the bar and the header have no room for. Going anywhere closes it. */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const openSearch = useOpenSearch()
  useEffect(() => going.set(false), [])

  return (
    <Dialog title={t('menu')} closeLabel={t('close')} onClose={onClose} shape="drawer">
      <div className="grid gap-6 px-4 pb-8">
        <SidebarViewer />
        <Button onClick={openSearch} wide className="justify-start">
          <Search aria-hidden="true" className="size-5" />
          <span>{t('search')}</span>
        </Button>
        <nav aria-label={t('main_navigation')} className="grid gap-1">
          {[{ key: 'home', path: '/' } as const, ...navigation].map((entry) => (
            <a
              key={entry.key}
              href={hrefOf(entry)}
              aria-current={
                isActive(entry, pathname, new URLSearchParams(search)) ? 'page' : undefined
              }
              className="flex min-h-12 items-center rounded-control px-4 font-[550] text-muted hover:bg-veil aria-[current=page]:bg-veil aria-[current=page]:text-brass-200"
            >
              {t(entry.key)}
            </a>
          ))}
        </nav>
        <div className="flex items-center justify-between border-t border-line pt-4">
          <SupportLink
            labelled
            onClick={onClose}
            className="flex min-h-11 items-center gap-3 px-2 text-muted hover:text-ivory"
          />
          <LanguageMenu placement="above" />
        </div>
      </div>
    </Dialog>
  )
}

function Guest() {
  const { t } = useTranslation('shell')
  const href = useModalHref()
  const paysFirst = useQuickDepositOffered()
  return (
    <div className="grid gap-3">
      <GuestButtons wide />
      {paysFirst ? (
        <LinkButton href={href('pay_n_play')} wide data-keep-scroll="">
          {t('pay_n_play')}
        </LinkButton>
      ) : null}
    </div>
  )
}

function SidebarViewer() {
  const { t } = useTranslation('shell')
  const { status, user, hidden } = useViewer()
  if (status === 'visitor') return <Guest />
  return (
    <div className="grid gap-4 rounded-card bg-felt-950 p-5 shadow-[0_0_0_1px_var(--line-strong)_inset]">
      <div>
        <p className="text-14 text-muted">
          {user ? `${user.firstName} ${user.lastName}` : t('loading')}
        </p>
        <p className="font-display text-28">
          {user ? <Balance user={user} hidden={hidden} /> : '–'}
        </p>
      </div>
      <LinkButton href={depositPath(hidden)} tone="action" wide>
        {t('deposit')}
      </LinkButton>
      <LinkButton href={accountPath('profile/personal_info', hidden)} wide>
        <CircleUserRound aria-hidden="true" className="size-5" />
        <span>{t('my_account')}</span>
      </LinkButton>
    </div>
  )
}
