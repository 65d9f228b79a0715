import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/TextField.tsx'

export interface LockedFieldProps {
  label: string
  name: string
  /** The value as a reader sees it, which may differ from the value that is sent. */
  value: string
  dir?: 'ltr'
  error?: string | undefined
}

/** A field that the payment provider has verified: it can be read and not be changed. */
export function LockedField({ dir, ...field }: LockedFieldProps) {
  const { t } = useTranslation('pay-n-play')
  return (
    <TextField
      {...field}
      {...(dir ? { dir } : {})}
      readOnly
      autoComplete="off"
      title={t('locked_hint')}
      end={<LockKeyhole aria-hidden="true" className="me-2.5 size-4 text-muted" />}
    />
  )
}
