import { Crown, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#ui/amount-format.ts'
import { buttonLook } from '#ui/button-look.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import type { WonJackpot } from './jackpot-queries.ts'

export interface WonNoticeProps {
  won: WonJackpot
  /**
   * True where it has its own room in the page; otherwise it lies over the page, which can be
   * scrolled.
   */
  hasPlace: boolean
  onClose: () => void
}

/**
 * A plain word and the money: nothing moves, nothing invites to play on, and it stays until it is
 * closed.
 */
export function WonNotice({ won, hasPlace, onClose }: WonNoticeProps) {
  const { t } = useTranslation('jackpots')
  const { language } = useLanguage()
  return (
    <div
      role="status"
      className={classNames(
        'flex items-start gap-4 bg-felt-700 text-ivory',
        hasPlace
          ? 'border-b border-line px-(--gutter) py-3'
          : 'fixed inset-x-4 top-32 z-50 mx-auto max-w-lg rounded-card p-5 shadow-deep md:start-auto md:end-8 md:top-20',
      )}
    >
      <Crown aria-hidden="true" className="mt-1 size-6 shrink-0 text-brass-400" />
      <div
        className={classNames(
          'grid min-w-0 flex-1 gap-2',
          hasPlace && 'md:flex md:flex-wrap md:items-center md:gap-x-6',
        )}
      >
        <h2 className="text-18 leading-tight">{t('won_title', { name: won.name })}</h2>
        <p className="text-pretty text-14 text-muted">
          {t('won_text', { amount: formatAmount(won.amount, won.currency, language) })}
        </p>
        <a
          href="/account/history/account_statement"
          className={`${buttonLook({ tone: 'ghost' })} justify-self-start`}
          onClick={onClose}
        >
          {t('statement')}
        </a>
      </div>
      <IconButton label={t('close')} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}
