import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useOpenSearch } from '../../components/navigation/open-search.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { accountPath } from '../../components/player/account-paths.ts'
import { Balance } from '../../components/player/Balance.tsx'
import { mayPlay, useViewer } from '../../session/viewer.ts'
import { AccountMenu } from '../account-menu/AccountMenu.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import type { GameTitle } from './game-title.ts'
import { PlayFacts } from './PlayFacts.tsx'
import { PlayJackpot } from './PlayJackpot.tsx'
import type { PlayMode } from './play-address.ts'

export interface PlayHeaderProps {
  title: GameTitle
  mode: PlayMode
  /** Element that fills the screen at a press. */
  page: RefObject<HTMLElement | null>
  /** Won minus lost so far, as an exact decimal; null until it is known. */
  net: string | null
  onClose: () => void
}

/**
 * Shows the game's name, the time and result of play, the balance, and the button to leave: in two
 * rows on a phone, otherwise in one.
 */
export function PlayHeader({ title, mode, page, net, onClose }: PlayHeaderProps) {
  const { t } = useTranslation('play')
  const { status, user } = useViewer()
  const { open } = useModal()
  const openSearch = useOpenSearch()
  const jackpot = mode === 'real' && user ? title.jackpot : null

  return (
    <header className="relative z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-[rgb(8_16_12/.96)] px-(--gutter) py-2">
      {/* On a phone there is room for the picture, or the jackpot, before it is known whether there
          is one: the game does not move then. */}
      <div className="order-2 flex min-h-10 min-w-0 flex-1 items-center gap-3 min-[390px]:min-h-12 md:order-1 md:min-h-0 lg:flex-none">
        {title.logo ? (
          <img
            src={title.logo}
            alt=""
            className={classNames(
              'h-12 w-10 shrink-0 rounded-small object-cover max-[389px]:hidden md:max-lg:hidden',
              jackpot !== null && 'max-md:hidden',
            )}
          />
        ) : null}
        <div className="min-w-0">
          <h1 className="line-clamp-2 text-18 leading-tight wrap-anywhere [unicode-bidi:plaintext] lg:text-[1.25rem] rtl:text-right">
            {title.name}
          </h1>
          <p className="truncate text-13 text-subtle max-lg:hidden">
            <bdi>{title.brand}</bdi>
          </p>
          {/* As a third fact it would leave no room for the name there. */}
          {jackpot === null ? null : (
            <p className="flex flex-wrap gap-x-1 text-13 leading-tight text-subtle lg:hidden">
              <span>{t('jackpot')}</span>
              <b className="font-[650] text-ivory">
                <PlayJackpot pool={jackpot} />
              </b>
            </p>
          )}
        </div>
      </div>
      <PlayFacts hasName={title.name !== ''} mode={mode} net={net} jackpot={jackpot} />
      <div className="order-1 flex w-full items-center sm:gap-1 md:order-3 md:ms-auto md:w-auto">
        {status === 'visitor' ? (
          <Button tone="action" className="me-auto md:me-2" onClick={() => open('login')}>
            {t('login')}
          </Button>
        ) : (
          <PlayWallet />
        )}
        {status === 'visitor' ? null : <AccountMenu tone="plain" />}
        {/* Not all targets of 44 px fit beside each other on a narrow phone: the search stays
            behind, and on the narrowest the full screen. */}
        <IconButton label={t('search_games')} onClick={openSearch} className="max-[389px]:hidden">
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
        <FullScreenButton page={page} />
        <IconButton label={t('close_game')} tone="ghost" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </header>
  )
}

/** The balance, and beside it the quick deposit, which opens over the game. */
function PlayWallet() {
  const { t } = useTranslation(['play', 'shell'])
  const { user, hidden } = useViewer()
  const { open } = useModal()
  return (
    <div className="me-auto flex items-center rounded-control bg-felt-950 shadow-[0_0_0_1px_var(--line-strong)_inset] md:me-2">
      <span className="min-w-20 px-2.5 text-14 font-semibold sm:px-3.5">
        {user ? (
          <Balance user={user} hidden={hidden} />
        ) : (
          <Skeleton className="h-4 w-16 rounded-small" />
        )}
      </span>
      {mayPlay(user) ? (
        <Button tone="action" className="max-sm:px-2.5" onClick={() => open('pay_n_play')}>
          {t('deposit')}
        </Button>
      ) : (
        <LinkButton
          href={accountPath('financials/withdraw', hidden)}
          tone="action"
          className="max-sm:px-2.5"
        >
          {t('shell:withdraw')}
        </LinkButton>
      )}
    </div>
  )
}
