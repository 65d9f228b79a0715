import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#web/use-online.ts'

/** Shows over the foot of a game, while there is no network, what happens to the open round. */
export function OfflineNotice() {
  const { t } = useTranslation('play')
  const online = useOnline()
  if (online) return null
  return (
    <div
      role="status"
      className="absolute inset-x-4 bottom-4 z-10 mx-auto flex max-w-md gap-3 rounded-control bg-felt-700 p-4 text-14 shadow-deep"
    >
      <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-400" />
      <p>
        <strong className="block">{t('offline')}</strong>
        <span className="text-muted">{t('offline_hint')}</span>
      </p>
    </div>
  )
}
