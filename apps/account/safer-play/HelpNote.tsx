import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../shell/SiteLink.tsx'

/**
 * Shows where a player finds help. The page names the organisations of the player's country and
 * licence.
 */
export function HelpNote() {
  const { t } = useTranslation()
  return (
    <p className="flex items-start gap-3 border-t border-line pt-5 text-14 text-muted">
      <LifeBuoy aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-400" />
      <span>
        <span>{`${t('break_help_text')} `}</span>
        <SiteLink
          href="/templates/responsible_gaming"
          className="text-ivory underline underline-offset-3"
        >
          {t('break_help')}
        </SiteLink>
      </span>
    </p>
  )
}
