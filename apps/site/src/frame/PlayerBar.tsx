import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { accountPath, depositPath } from '../components/player/account-paths.ts'
import { Balance } from '../components/player/Balance.tsx'
import { AccountMenu } from '../features/account-menu/AccountMenu.tsx'
import { mayPlay, useViewer } from '../session/viewer.ts'

/** Balance, deposit and one's account. Has its final size before the balance is known. */
export function PlayerBar() {
  const { t } = useTranslation('shell')
  const { user, hidden } = useViewer()
  const deposits = mayPlay(user)
  return (
    <>
      <div className="purse mx-1 flex items-center rounded-control bg-felt-950 shadow-[0_0_0_1px_var(--line-strong)_inset] md:mx-2">
        <span className="min-w-20 ps-3 pe-3 text-14 font-semibold md:ps-4">
          {user ? (
            <Balance user={user} hidden={hidden} />
          ) : (
            <Skeleton className="h-4 w-16 rounded-small" />
          )}
        </span>
        <LinkButton
          href={deposits ? depositPath(hidden) : accountPath('financials/withdraw', hidden)}
          tone="action"
          className="max-sm:px-3.5"
        >
          {t(deposits ? 'deposit' : 'withdraw')}
        </LinkButton>
      </div>
      <AccountMenu />
    </>
  )
}
