import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { useModal } from '../navigation/use-modal.ts'

/**
 * Stands in place of a page for players only: opens the login dialog once, and stays behind it with
 * a button to leave.
 */
export function SignInWall({
  namespace,
  onClose,
}: {
  namespace: 'play' | 'account-frame'
  onClose: () => void
}) {
  const { t } = useTranslation(namespace)
  const { modal, open } = useModal()
  const opened = useRef(false)

  useEffect(() => {
    if (opened.current) return
    opened.current = true
    if (modal === null) open('login')
  }, [modal, open])

  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-5 p-6 text-center">
      <LockKeyhole aria-hidden="true" className="size-10 text-brass-400" />
      <h1 className="text-title">{t('authentication_required')}</h1>
      <p className="max-w-[44ch] text-balance text-muted">{t('authentication_required_hint')}</p>
      <div className="flex gap-3">
        <Button tone="action" size="large" onClick={() => open('login')}>
          {t('login')}
        </Button>
        <Button size="large" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
