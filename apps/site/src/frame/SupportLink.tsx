import { Headset } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'
import { supportAtRest, supportPath, supportState } from '../components/navigation/support.ts'
import { useStore } from '../lib/store.ts'

/**
 * Opens the chat, or closes it. Before any script has run it leads to the page with every way to
 * reach the casino.
 */
export function SupportLink({
  labelled = false,
  ...rest
}: ComponentProps<'a'> & { labelled?: boolean }) {
  const { t } = useTranslation('shell')
  const { isBusy, unread } = useStore(supportState, supportAtRest)
  return (
    <a
      href={supportPath}
      data-support=""
      aria-label={t('support')}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      <span className="relative">
        {isBusy ? (
          <Spinner className="size-5" />
        ) : (
          <Headset aria-hidden="true" className="size-5" />
        )}
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -end-1 -top-1 size-2.5 rounded-full bg-brass-400"
          />
        ) : null}
      </span>
      {labelled ? <span>{t('support')}</span> : null}
    </a>
  )
}
