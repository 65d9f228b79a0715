import { Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChipLink } from '#ui/Chip.tsx'
import { useQuery } from '../../lib/use-query.ts'
import { LiveSpinsSdkQuery } from './live-spins-queries.ts'

/** Leads from the live tables to the hosts' rooms, in a casino that has some. */
export function LiveSpinsChip() {
  const { t } = useTranslation('live-spins')
  const [{ data }] = useQuery({ query: LiveSpinsSdkQuery })
  if (!data?.liveSpinsGetSDKParameters) return null
  return (
    <ChipLink href="/livespins" current={false}>
      <Radio aria-hidden="true" className="size-4" />
      <span>{t('live_spins')}</span>
    </ChipLink>
  )
}
