import {
  ChevronRight,
  Coffee,
  Coins,
  Eye,
  EyeOff,
  Gift,
  HandCoins,
  Hourglass,
  Inbox,
  LogOut,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UserRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { accountPath, saferPlayPath } from '../../components/player/account-paths.ts'
import { setIncognito } from '../../session/incognito.ts'
import { useSignOut } from '../../session/other-tabs.ts'
import { useViewer } from '../../session/viewer.ts'
import { type AccountLinkKey, accountLinks } from './account-links.ts'
import { MenuBalances } from './MenuBalances.tsx'
import { useNewsCounts } from './news.ts'

const icons: Record<AccountLinkKey, LucideIcon> = {
  my_profile: UserRound,
  inbox: Inbox,
  bonuses: Gift,
  deposit: Coins,
  withdraw: HandCoins,
  pending_withdraws: Hourglass,
  my_bets: Ticket,
  account_statement: ReceiptText,
}

/** Names, balances, the pages of the account, and the way out. */
export function AccountMenuContent({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('account-menu')
  const signOut = useSignOut()
  const { user, hidden } = useViewer()
  const [search, setSearch] = useSearchParams()

  const { unread, pendingBonuses } = useNewsCounts()
  const counts: Partial<Record<AccountLinkKey, { count: number; label: string }>> = {
    inbox: { count: unread, label: t('unread_messages', { count: unread }) },
    bonuses: { count: pendingBonuses, label: t('pending_bonuses', { count: pendingBonuses }) },
  }

  function toggleHidden() {
    setIncognito(!hidden)
    // The address of the account area may state that they are hidden.
    if (search.has('incognito'))
      setSearch(withoutIncognito, { state: { keepScroll: true }, replace: true })
  }

  function logOut() {
    onLeave()
    void signOut()
  }

  return (
    <>
      <div className="flex items-center gap-2 ps-2">
        <p className="min-w-0 flex-1 truncate font-display text-18">
          <bdi>{user ? `${user.firstName} ${user.lastName}` : '…'}</bdi>
        </p>
        <IconButton
          label={t(hidden ? 'show_balances' : 'hide_balances')}
          aria-pressed={hidden}
          onClick={toggleHidden}
        >
          {hidden ? (
            <EyeOff aria-hidden="true" className="size-5" />
          ) : (
            <Eye aria-hidden="true" className="size-5" />
          )}
        </IconButton>
      </div>
      <MenuBalances />
      <nav aria-label={t('menu_label')}>
        <ul>
          {accountLinks.map(({ key, path }) => (
            <li key={key}>
              <MenuLink
                icon={icons[key]}
                label={t(key)}
                href={accountPath(path, hidden)}
                news={counts[key]}
                onPress={onLeave}
              />
            </li>
          ))}
          <li className="mt-2 border-t border-line pt-2">
            <MenuLink
              icon={ShieldCheck}
              label={t('set_limits')}
              href={saferPlayPath}
              onPress={onLeave}
            />
          </li>
          <li>
            <MenuLink
              icon={Coffee}
              label={t('take_a_break')}
              href={accountPath('profile/take_a_break', hidden)}
              onPress={onLeave}
            />
          </li>
        </ul>
      </nav>
      <button
        type="button"
        onClick={logOut}
        className="flex min-h-11 w-full items-center gap-3 rounded-control bg-veil px-3 font-semibold hover:bg-veil-strong"
      >
        <LogOut aria-hidden="true" className="mirrored size-5 text-muted" />
        <span>{t('logout')}</span>
      </button>
    </>
  )
}

function withoutIncognito(parameters: URLSearchParams): URLSearchParams {
  parameters.delete('incognito')
  return parameters
}

interface MenuLinkProps {
  icon: LucideIcon
  label: string
  href: string
  /** Number of new entries, in figures and in words. */
  news?: { count: number; label: string } | undefined
  onPress: () => void
}

function MenuLink({ icon: Icon, label, href, news, onPress }: MenuLinkProps) {
  return (
    <a
      href={href}
      onClick={onPress}
      className="group flex min-h-11 items-center gap-3 rounded-control px-3 font-[550] hover:bg-veil"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted group-hover:text-ivory" />
      <span className="flex-1">{label}</span>
      {news && news.count > 0 ? (
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-brass-400 px-1.5 text-13 font-semibold text-ink">
          <span aria-hidden="true">{news.count > 99 ? '99+' : news.count}</span>
          <span className="sr-only">{news.label}</span>
        </span>
      ) : null}
      <ChevronRight aria-hidden="true" className="mirrored size-4 text-subtle" />
    </a>
  )
}
