import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#web/use-online.ts'

/**
 * The first line of the header, with which it stays in sight. A game shows this at its own foot.
 */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const online = useOnline()
  if (online) return null
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-brass-200 px-4 py-2 text-14 font-semibold text-ink"
    >
      <WifiOff aria-hidden="true" className="size-4" />
      <span>{t('you_are_offline')}</span>
    </p>
  )
}
