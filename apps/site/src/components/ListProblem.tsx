import { CircleAlert, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { useOnline } from '#ui/use-online.ts'
import { useBackOnline } from '../lib/use-back-online.ts'

export interface ListProblemProps {
  text: string
  /** What else is known about it. */
  hint?: string | undefined
  onRetry: () => void
}

/** Stands where a list could not be fetched. Asks again when it is told to, and by itself when the network is back. */
export function ListProblem({ text, hint, onRetry }: ListProblemProps) {
  const { t } = useTranslation('common')
  const online = useOnline()
  const Icon = online ? CircleAlert : WifiOff
  useBackOnline(onRetry)

  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-14 text-center">
      <Icon aria-hidden="true" className="size-9 text-brass-400" />
      <div className="grid max-w-[44ch] gap-1 text-pretty">
        <p>{text}</p>
        {hint ? <p className="text-14 text-muted">{hint}</p> : null}
      </div>
      <Button onClick={onRetry} disabled={!online}>
        {t('try_again')}
      </Button>
    </div>
  )
}
